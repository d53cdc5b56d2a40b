package org.merlon.server.wire.accounts;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import org.merlon.server.wire.codec.Doc;

/** Requests to create, use, recover and delete accounts. */
public final class AccountRequests {
    private AccountRequests() {}

    /** Turns a guest into a member. */
    public record ClaimName(
            @Doc("the name of the account") String name,
            @Doc("the password") String password) {}

    /** Logs in. */
    public record Login(
            @Doc("the name of the account") String name,
            @Doc("the password") String password,

            @Doc("whether to move the games of the current guest to the account") @Nullable Boolean bring) {}

    /** Changes the password. */
    public record NewPassword(
            @Doc("the current password") String old,

            @Doc("the new password") @JsonProperty("new") String next) {}

    /** Deletes the account. */
    public record DeleteAccount(
            @Doc("required for members") @Nullable String password) {}

    /** Creates a bot account. */
    public record NewBot(@Doc("the name of the account") String name) {}

    /** Creates a new recovery code. */
    public record NewCode(@Doc("the password") String password) {}

    /** Resets a forgotten password with a recovery code. */
    public record Recover(
            @Doc("the name of the account") String name,

            @Doc("the recovery code, or the code from the link in an e-mail")
            String code,

            @Doc("the new password") String password) {}

    /** Requests an e-mail with a link to reset the password. */
    public record SendLink(@Doc("the name of the account") String name) {}
}
