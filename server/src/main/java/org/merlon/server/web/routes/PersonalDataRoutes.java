package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.Audience.MEMBER;
import static org.merlon.server.web.http.Route.Audience.VISITOR;

import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.people.AccountService;
import org.merlon.server.people.NewSession;
import org.merlon.server.people.PasswordRecovery;
import org.merlon.server.people.RecoveryMail;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.PersonalDataStore;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.web.sockets.ClientSessions;
import org.merlon.server.wire.Responses.DoneResponse;
import org.merlon.server.wire.accounts.AccountRequests;
import org.merlon.server.wire.accounts.AccountResponses.NewMember;
import org.merlon.server.wire.accounts.AccountResponses.OwnData;
import org.merlon.server.wire.accounts.AccountResponses.RecoveryCode;
import org.merlon.server.wire.accounts.AccountResponses.RecoveryState;
import org.merlon.server.wire.lists.ChatAndNotes.Notes;

/** Routes for a person's own data, notes and account recovery. */
public final class PersonalDataRoutes {
    /** The work of exporting a person's data, which may be thousands of rows. */
    private static final int DATA_WORK = 3_000;

    private final AccountService accountService;
    private final PersonalDataStore personalData;
    private final RequestPipeline pipeline;
    private final ClientSessions sessions;
    private final LoginThrottle loginThrottle;
    private final PasswordRecovery recovery;
    private final RecoveryMail mail;

    public PersonalDataRoutes(
            AccountService accountService,
            PersonalDataStore personalData,
            PasswordRecovery recovery,
            RequestPipeline pipeline,
            ClientSessions sessions,
            RecoveryMail mail) {
        this.accountService = accountService;
        this.personalData = personalData;
        this.pipeline = pipeline;
        this.sessions = sessions;
        this.mail = mail;
        loginThrottle = new LoginThrottle(accountService, pipeline);
        this.recovery = recovery;
    }

    public List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/my/data",
                        VISITOR,
                        OwnData.class,
                        "Exports all data that is stored about you, as one file.",
                        this::exportData),
                new Route("GET /api/my/notes", VISITOR, Notes.class, "Lists your notes at tables.", this::notes),
                new Route(
                        "GET /api/my/recovery",
                        MEMBER,
                        RecoveryState.class,
                        "Returns whether you have a recovery code, and whether recovery by e-mail is available.",
                        request -> new RecoveryState(recovery.hasCode(request.person()), mail.isConfigured())),
                new Route(
                        "POST /api/my/recovery",
                        MEMBER,
                        RecoveryCode.class,
                        "Creates a new recovery code; it is shown only this once, and the old one becomes invalid.",
                        AccountRequests.NewCode.class,
                        this::newCode),
                new Route(
                        "POST /api/recover",
                        ANYONE,
                        NewMember.class,
                        "Sets a new password with a recovery code; the code is used up, and other sessions end.",
                        AccountRequests.Recover.class,
                        this::recover),
                new Route(
                        "POST /api/recover/link",
                        ANYONE,
                        DoneResponse.class,
                        "Sends a recovery link to the confirmed e-mail address of an account, if there is one.",
                        AccountRequests.SendLink.class,
                        this::sendRecoveryLink));
    }

    private OwnData exportData(ApiRequest request) throws RefusedException {
        request.quotas().require(RateLimitKind.PERSONAL_DATA, request.personId());
        request.countWork(DATA_WORK);
        request.context().header("Content-Disposition", "attachment; filename=\"merlon-data.json\"");
        return new OwnData(request.person().name(), personalData.export(request.personId()));
    }

    private Notes notes(ApiRequest request) throws RefusedException {
        request.countWork(ServerLimits.MAX_PAGE_SIZE);
        return new Notes(personalData.notesOf(request.personId(), ServerLimits.MAX_PAGE_SIZE).stream()
                .map(note -> new Notes.Note(note.table(), note.game(), note.status(), note.text()))
                .toList());
    }

    private RecoveryCode newCode(ApiRequest request, AccountRequests.NewCode body) throws RefusedException {
        Person member = request.person();
        return loginThrottle.attempt(request, member.name(), () -> {
            accountService.requirePassword(member, body.password());
            return new RecoveryCode(recovery.newCode(member));
        });
    }

    /** Resets a password; attempts at codes are limited like attempts at passwords. */
    private NewMember recover(ApiRequest request, AccountRequests.Recover body) throws RefusedException {
        NewSession session = loginThrottle.attempt(
                request,
                body.name(),
                () -> accountService.recover(body.name(), body.code(), body.password(), recovery));
        sessions.closeSessionsOf(session.person().id());
        sessions.closeSessionsOf(request.personIdOrNull());
        accountService.logout(request.context()
                .cookie(AccountService.SESSION_COOKIE)); // its cookie is replaced and must not be usable any more
        int seconds = (int) AccountService.SESSION_LIFETIME.toSeconds();
        pipeline.setCookie(request.context(), session.cookie(), seconds);
        pipeline.setCookie(request.context(), AccountService.DEVICE_COOKIE, session.deviceCookie(), seconds);
        Person person = session.person();
        return new NewMember(person.name(), AccountRoutes.accountKind(person), recovery.newCode(person));
    }

    /**
     * Sends a recovery link. The response does not reveal whether the account exists or has an e-mail address.
     * Everybody may request a link, so e-mails have a limit of their own: frequent requests must neither fill a mailbox
     * nor lock its owner out.
     */
    private DoneResponse sendRecoveryLink(ApiRequest request, AccountRequests.SendLink body) throws RefusedException {
        String name = body.name();
        request.quotas().require(RateLimitKind.PASSWORDS_PER_ADDRESS, pipeline.clientAddress(request.context()));
        request.quotas().require(RateLimitKind.CONSENT_MAILS, "for " + AccountService.loginKey(name));
        if (!mail.isConfigured()) {
            throw new RefusedException(Phrase.of("error-email-disabled"));
        }
        Person member = accountService.member(name);
        if (member != null) {
            mail.send(member.id(), member.name(), "/recover#" + recovery.newLink(member));
        }
        return DoneResponse.DONE;
    }
}
