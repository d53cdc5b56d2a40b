package org.merlon.server.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** What somebody sends who wants to be known, stay known, or be known no longer. */
public final class Account {
    private Account() {}

    /** A guest becomes a member. */
    public record ClaimName(
            @Means("the name to be known by") String name,
            @Means("the password") String password) {}

    /** Begins a session. */
    public record Login(
            @Means("the name to be known by") String name,
            @Means("the password") String password,

            @Means("whether the games of the guest that the asker is go to the account") @Nullable Boolean bring) {}

    /** Another password. */
    public record NewPassword(
            @Means("the password so far") String old,

            @Means("the password from now on") @JsonProperty("new")
            String next) {}

    /** Deletes all of it. */
    public record ForgetMe(
            @Means("needed by members") @Nullable String password) {}

    /** An account for a bot. */
    public record NewBot(@Means("the name to be known by") String name) {}

    /** A new code for a forgotten password. */
    public record NewCode(@Means("the password") String password) {}

    /** Comes back by a code. */
    public record Recover(
            @Means("the name to be known by") String name,
            @Means("the code, or what a link in a mail has") String code,
            @Means("the password from now on") String password) {}

    /** Wants a link instead of a code. */
    public record SendLink(@Means("the name to be known by") String name) {}
}
