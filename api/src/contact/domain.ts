import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { admin, anyone, BOOK, CHAT, STAFF } from '../access/rules';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { ContactResolver } from './contact.resolver';
import { anonymiseMessages, exportMessages, purgeContactMessages } from './contactList.service';
import { ContactMessage } from './contactMessage.entity';

const permissions = {
  'contact:send': [anyone, [CHAT, BOOK]],
  'contact:list': [admin, [STAFF]],
  'contact:answer': [admin, [STAFF]],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Messages from the contact form to the operator, and their answers. */
export const contact: Domain = {
  entities: [ContactMessage],
  resolvers: [ContactResolver],
  permissions,
  audited: { [AuditRecord.CONTACT_MESSAGE]: ['state', 'answeredBy'] },
  jobs: { purgeContactMessages: { every: 3_600_000, run: purgeContactMessages } },
  joinHooks() {
    onAccountDeleted.join('contactMessages', anonymiseMessages);
    onDataExport.join('contactMessages', exportMessages);
  },
};
