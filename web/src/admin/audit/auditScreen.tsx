import { actionWord, fieldWord } from '../../../../schema/words';
import { bookingMoment, spokenMoment } from '../../kit/format';
import { Action } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { boundsOf, startOfDay } from '../table/filters';
import { Reference } from '../table/Reference';
import { orderOf, type Column, type Screen } from '../table/screen';
import { paths } from '../../paths';
import {
  AuditTableDocument,
  type AuditTableQuery,
  type AuditTableQueryVariables,
} from './AuditTable.generated';
import { Changes } from './Changes';
import { recordWord, RECORDS, type AuditRow } from './words';

const actionOf = ({ action }: AuditRow) => actionWord(action);
const fieldsOf = ({ changes }: AuditRow) => changes.map(({ field }) => fieldWord(field)).join(', ');

const columns: readonly Column<AuditRow>[] = [
  {
    field: 'at',
    label: 'When',
    width: 168,
    sort: { ascending: 'AT_ASC', descending: 'AT_DESC' },
    text: ({ at }) => spokenMoment(at),
  },
  { field: 'actor', label: 'Administrator', width: 176, text: ({ actor }) => actor.name },
  { field: 'action', label: 'Action', width: 184, text: actionOf },
  { field: 'record', label: 'Record', width: 152, text: recordWord },
  { field: 'name', label: 'Name', text: ({ recordName }) => recordName },
  { field: 'fields', label: 'Fields changed', text: fieldsOf },
  { field: 'recordId', label: 'Reference', width: 216, isOptional: true, text: ({ recordId }) => recordId },
];

/** What administrators changed, newest first. */
export const auditScreen: Screen<AuditRow, AuditTableQuery, AuditTableQueryVariables> = {
  name: 'auditlog',
  title: 'Audit log',
  noun: 'change',
  document: AuditTableDocument,
  variables: ({ text, filters, ...state }, page) => {
    const days = boundsOf(filters.at);
    return {
      filter: {
        text: text || undefined,
        record: filters.record as AuditRow['record'] | undefined,
        from: startOfDay(days.from),
        to: startOfDay(days.to, 1),
      },
      sort: orderOf<NonNullable<AuditTableQueryVariables['sort']>>({ text, filters, ...state }, columns),
      ...page,
    };
  },
  isKeyed: true,
  list: ({ auditEntries }) => auditEntries,
  columns,
  filters: [
    { name: 'record', label: 'Record', kind: 'choice', choices: RECORDS },
    { name: 'at', label: 'When', kind: 'days' },
  ],
  search: 'Administrator, user, hotel, room or reference',
  empty: 'No administrator has changed anything yet.',
  nameOf: actionOf,
  details: (row) => (
    <Details
      facts={factsOf(columns, row, {
        at: bookingMoment(row.at),
        action: null,
        fields: null,
        recordId: <Reference id={row.recordId} />,
      })}
      actions={<Action to={paths.auditLog({ q: row.recordId })}>All changes of this record</Action>}
    >
      <Changes changes={row.changes} />
    </Details>
  ),
};
