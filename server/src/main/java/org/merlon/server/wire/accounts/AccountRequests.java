package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;

/** What somebody sends who wants to be known, stay known, or be known no longer. */
public final class AccountRequests {
    private AccountRequests() {}

    /** A guest becomes a member. */
    public record ClaimName(
            @Doc("the name to be known by") String name,
            @Doc("the password") String password) {}

    /** Begins a session. */
    public record Login(
            @Doc("the name to be known by") String name,
            @Doc("the password") String password,

            @Doc("whether the games of the guest that the asker is go to the account") @Nullable Boolean bring) {}

    /** Another password. */
    public record NewPassword(
            @Doc("the password so far") String old,

            @Doc("the password from now on") @JsonProperty("new")
            String next) {}

    /** Deletes all of it. */
    public record ForgetMe(
            @Doc("needed by members") @Nullable String password) {}

    /** An account for a bot. */
    public record NewBot(@Doc("the name to be known by") String name) {}

    /** A new code for a forgotten password. */
    public record NewCode(@Doc("the password") String password) {}

    /** Comes back by a code. */
    public record Recover(
            @Doc("the name to be known by") String name,
            @Doc("the code, or what a link in a mail has") String code,
            @Doc("the password from now on") String password) {}

    /** Wants a link instead of a code. */
    public record SendLink(@Doc("the name to be known by") String name) {}
}
