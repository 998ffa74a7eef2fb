import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import { AuditEntry } from './auditEntry.entity';

/** Refuses to change or delete a line of the audit log; triggers of the database do so as well. */
@EventSubscriber()
export class AppendOnlySubscriber implements EntitySubscriberInterface<AuditEntry> {
  listenTo(): typeof AuditEntry {
    return AuditEntry;
  }

  beforeUpdate = refuse;
  beforeRemove = refuse;
}

function refuse(): never {
  throw new Error('The audit log is only appended to.');
}
