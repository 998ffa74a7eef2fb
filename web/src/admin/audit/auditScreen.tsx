import { actionWord } from '../../../../schema/auditWords';
import { fieldWord } from '../../../../schema/fieldWords';
import { listed } from '../../../../schema/spoken';
import { bookingMoment, spokenMoment } from '../../kit/moments';
import { Action } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { boundsOf, startOfDay } from '../table/filters';
import { Reference } from '../table/Reference';
import { orderOf, type Column, type Screen } from '../table/screen';
import { staffPaths } from '../staffPaths';
import {
  AuditTableDocument,
  type AuditTableQuery,
  type AuditTableQueryVariables,
} from './AuditTable.generated';
import { Changes } from './Changes';
import { RecordLink } from './RecordLink';
import { actorWords, RECORD_WORDS, type AuditRow } from './auditValues';
import * as texts from './texts';

const actionOf = ({ action }: AuditRow) => actionWord(action);
const fieldsOf = ({ changes }: AuditRow) => listed(changes.map(({ field }) => fieldWord(field)));

const columns: readonly Column<AuditRow>[] = [
  {
    field: 'at',
    label: texts.when,
    width: 168,
    sort: { ascending: 'AT_ASC', descending: 'AT_DESC' },
    text: ({ at }) => spokenMoment(at),
  },
  { field: 'actor', label: texts.administrator, width: 160, text: actorWords, isOnCard: true },
  { field: 'action', label: texts.action, width: 264, text: actionOf, isOnCard: true },
  { field: 'record', label: texts.record, width: 152, text: ({ record }) => RECORD_WORDS[record] },
  {
    field: 'name',
    label: texts.recordName,
    text: ({ recordName }) => recordName,
    cell: (row) => <RecordLink row={row} />,
    hasLinks: true,
    isOnCard: true,
  },
  { field: 'fields', label: texts.fieldsChanged, text: fieldsOf },
  {
    field: 'hotel',
    label: texts.hotel,
    width: 176,
    isOptional: true,
    text: ({ hotel }) => hotel?.name ?? '',
  },
  {
    field: 'actedAs',
    label: texts.actedAs,
    width: 176,
    isOptional: true,
    text: ({ actedAsHotel }) => actedAsHotel?.name ?? '',
  },
  {
    field: 'recordId',
    label: texts.reference,
    width: 216,
    isOptional: true,
    text: ({ recordId }) => recordId,
  },
];

/** The changes of administrators, newest first. */
export const auditScreen: Screen<AuditRow, AuditTableQuery, AuditTableQueryVariables> = {
  name: 'auditlog',
  title: texts.auditLog,
  counted: texts.changes,
  document: AuditTableDocument,
  variables: ({ text, filters, ...state }, page) => {
    const days = boundsOf(filters.at);
    return {
      filter: {
        text: text || undefined,
        hotelId: filters.hotel,
        record: filters.record as AuditRow['record'] | undefined,
        from: startOfDay(days.from),
        to: startOfDay(days.to, 1),
      },
      sort: orderOf<NonNullable<AuditTableQueryVariables['sort']>>({ text, filters, ...state }, columns),
      ...page,
    };
  },
  countsAll: true,
  list: ({ auditEntries }) => auditEntries,
  columns,
  filters: [
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
    { name: 'record', label: texts.record, kind: 'choice', choices: Object.entries(RECORD_WORDS) },
    { name: 'at', label: texts.when, kind: 'days' },
  ],
  search: texts.search,
  empty: texts.noChanges,
  nameOf: actionOf,
  details: (row) => (
    <Details
      facts={factsOf(columns, row, {
        at: bookingMoment(row.at),
        action: null,
        fields: null,
        actedAs: null,
        recordId: <Reference id={row.recordId} />,
      })}
      actions={<Action to={staffPaths.auditLog({ q: row.recordId })}>{texts.allChangesToRecord}</Action>}
    >
      <Changes changes={row.changes} people={row.people} />
    </Details>
  ),
};
