import { IsNull } from 'typeorm';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import {
  admin,
  anyone,
  BOOK,
  CHAT,
  NEVER,
  ownerOrAdmin,
  PROFILE,
  PROOF,
  PROOF_OR_PASSWORD,
  READ,
  signedIn,
  STAFF,
  staff,
} from '../access/rules';
import type { LoadersOf, LoaderTable } from '../database/loaders';
import { AccountResolver } from './account.resolver';
import { onAccountDeleted, onDataExport } from './accountDeletion.service';
import { AuditEntryResolver } from './auditEntry.resolver';
import { EmailChange } from './emails/emailChange.entity';
import { EmailChangeResolver } from './emails/emailChange.resolver';
import { purgeEmailChanges } from './emails/emailChange.service';
import { Registration } from './emails/registration.entity';
import { purgeRegistrations } from './emails/registration.service';
import { ApiKey } from './keys/apiKey.entity';
import { ApiKeyResolver } from './keys/apiKey.resolver';
import { RevokedKey } from './keys/revokedKey.entity';
import { purgeRevokedKeys } from './keys/revokedKey.service';
import { AppPassword } from './factors/appPassword.entity';
import { FactorResolver } from './factors/factor.resolver';
import { FactorResetResolver } from './factors/factorReset.resolver';
import { applyFactorResets } from './factors/factorReset.service';
import { ProofResolver } from './factors/proof.resolver';
import { Passkey } from './factors/passkey.entity';
import { RecoveryCode } from './factors/recoveryCode.entity';
import { SECRET_PURPOSE } from './factors/secondFactor.service';
import { SecondFactor } from './factors/secondFactor.entity';
import { NewsletterResolver } from './newsletter/newsletter.resolver';
import { Subscriber } from './newsletter/subscriber.entity';
import { PasswordReset } from './passwords/passwordReset.entity';
import { purgeResets } from './passwords/passwordReset.service';
import { SavedView } from './savedViews/savedView.entity';
import { SavedViewResolver } from './savedViews/savedView.resolver';
import { deleteViews, exportViews } from './savedViews/savedView.service';
import { DeviceResolver } from './sessions/device.resolver';
import { purgeSessions } from './sessions/device.service';
import { Session } from './sessions/session.entity';
import { SessionResolver } from './sessions/session.resolver';
import { TeamMember } from './teams/teamMember.entity';
import { UserAdminResolver, UserResolver } from './user.resolver';
import { User } from './user.entity';

const loaders = {
  users: (kit) => kit.row(User, 'id'),
  codeApps: (kit) => kit.row(SecondFactor, 'userId'),
  passkeyCounts: (kit) => kit.count(Passkey, 'userId'),
  pendingEmailChange: (kit) => kit.row(EmailChange, 'userId', { confirmedAt: IsNull() }),
} satisfies LoaderTable;

const permissions = {
  'session:create': [anyone, NEVER],
  'session:renew': [anyone, NEVER],
  'session:end': [anyone, NEVER],
  'session:list-own': [signedIn, NEVER],
  'session:end-own': [signedIn, NEVER, PROOF],
  'proof:give': [signedIn, NEVER],
  'viewer:read': [anyone, [PROFILE, READ]],
  'key:own': [signedIn, NEVER],
  'key:create': [signedIn, NEVER, PROOF_OR_PASSWORD],
  'account:create': [anyone, NEVER],
  'account:read': [ownerOrAdmin, [PROFILE, READ]],
  'account:read-own': [signedIn, [PROFILE, READ]],
  // It has everything of the account, so no narrow scope opens it.
  'account:export': [signedIn, [READ]],
  'account:change': [signedIn, NEVER],
  'account:change-username': [signedIn, NEVER, PROOF_OR_PASSWORD],
  'account:delete': [signedIn, NEVER, PROOF_OR_PASSWORD],
  'password:forget': [anyone, NEVER],
  'email:confirm': [anyone, NEVER],
  'newsletter:subscribe': [anyone, [PROFILE, BOOK]],
  'user:list': [signedIn, [CHAT, READ]],
  'user:find': [admin, [STAFF]],
  'user:create': [admin, NEVER],
  'user:update': [admin, NEVER],
  'user:make-admin': [admin, NEVER, PROOF],
  'user:sign-out': [admin, NEVER, PROOF],
  'user:delete': [admin, NEVER, PROOF],
  'view:own': [staff, [STAFF]],
  'factor:read': [signedIn, NEVER],
  'factor:change': [signedIn, NEVER, PROOF],
  'factor:reset': [admin, NEVER, PROOF],
  'factor:keep': [anyone, NEVER],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}
declare module '../core/events' {
  interface Events {
    /** A user's rights changed, or one of the user's sessions ended; the key is 'all'. */
    viewerChanged: { userId: string };
  }
}

/** Accounts, sessions, passwords, API keys, the newsletter, and the saved views of staff. */
export const users: Domain = {
  entities: [
    User,
    Session,
    ApiKey,
    RevokedKey,
    Registration,
    PasswordReset,
    EmailChange,
    Subscriber,
    SavedView,
    Passkey,
    SecondFactor,
    RecoveryCode,
    AppPassword,
    TeamMember,
  ],
  resolvers: [
    UserResolver,
    AccountResolver,
    UserAdminResolver,
    AuditEntryResolver,
    SessionResolver,
    DeviceResolver,
    ProofResolver,
    EmailChangeResolver,
    ApiKeyResolver,
    NewsletterResolver,
    SavedViewResolver,
    FactorResolver,
    FactorResetResolver,
  ],
  loaders,
  permissions,
  sealed: [{ entity: SecondFactor, key: 'userId', column: 'sealedSecret', purpose: SECRET_PURPOSE }],
  audited: {
    [AuditRecord.API_KEY]: ['scopes', 'hint', 'expiresAt', 'hotelIds', 'duties', 'previousUntil'],
    [AuditRecord.USER]: ['role', 'active'],
  },
  jobs: {
    purgeRegistrations: { every: 3_600_000, run: purgeRegistrations },
    purgeResets: { every: 3_600_000, run: purgeResets },
    purgeEmailChanges: { every: 3_600_000, run: purgeEmailChanges },
    applyFactorResets: { every: 60_000, run: applyFactorResets },
    purgeSessions: { every: 3_600_000, run: purgeSessions },
    purgeRevokedKeys: { every: 3_600_000, run: purgeRevokedKeys },
  },
  joinHooks() {
    onAccountDeleted.join('views', deleteViews);
    onDataExport.join('views', exportViews);
  },
};
