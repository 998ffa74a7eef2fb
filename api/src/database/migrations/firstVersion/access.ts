import { id, index, mediumText, moment, ref, text, type Tables } from '../words';

/** The log of changes by staff. */
export const accessTables: Tables = {
  audit_entries: {
    columns: [
      id(),
      moment('at'),
      ref('actorId'),
      text('action', 40),
      text('record', 20),
      ref('recordId'),
      text('recordName', 255),
      mediumText('changes'),
    ],
    indices: [
      index('audit_entries_at', 'at', 'id'),
      index('audit_entries_actor', 'actorId', 'at', 'id'),
      index('audit_entries_record', 'recordId', 'at', 'id'),
      index('audit_entries_kind', 'record', 'at', 'id'),
      index('audit_entries_action', 'action', 'at', 'id'),
    ],
  },
};
