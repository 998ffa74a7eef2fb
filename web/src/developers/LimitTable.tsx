import { wholeNumber } from '../kit/format';
import {
  DOCUMENT_LIMITS,
  POINTS_A_MINUTE,
  POINTS_OF_OPERATION,
  REQUESTS_A_MINUTE,
  SOCKET_LIMITS,
} from '../../../schema/apiLimits';
import { LIMITS } from '../../../schema/limits';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import * as texts from './texts';
import styles from './LimitTable.module.css';

/** What programs may use, as the api limits it, and the larger number for staff where there is one. */
const ROWS: readonly [name: string, most: number, ofStaff?: number][] = [
  [texts.pointsOfOperation, POINTS_OF_OPERATION.guest, POINTS_OF_OPERATION.staff],
  [texts.pointsOfKeys, POINTS_A_MINUTE.key, POINTS_A_MINUTE.staffKey],
  [texts.pointsOfPerson, POINTS_A_MINUTE.person, POINTS_A_MINUTE.administrator],
  [texts.pointsOfNetwork, POINTS_A_MINUTE.address],
  [texts.requestsOfNetwork, REQUESTS_A_MINUTE.request],
  [texts.charactersOfDocument, DOCUMENT_LIMITS.characters],
  [texts.tokensOfDocument, DOCUMENT_LIMITS.tokens],
  [texts.depthOfDocument, DOCUMENT_LIMITS.depth],
  [texts.aliasesOfDocument, DOCUMENT_LIMITS.aliases],
  [texts.rowsOfPage, LIMITS.pageSize],
  [texts.offsetOfPage, LIMITS.offset],
  [texts.eventsOfPage, LIMITS.eventPage],
  [texts.nightsOfCalendar, LIMITS.calendarNights],
  [texts.newSockets, REQUESTS_A_MINUTE.socket],
  [texts.socketsOfUser, SOCKET_LIMITS.user],
  [texts.socketsOfNetwork, SOCKET_LIMITS.network],
  [texts.operationsOfSocket, SOCKET_LIMITS.operations],
  [texts.bytesOfMessage, SOCKET_LIMITS.messageBytes],
];

/** The table of the limits of the API. */
export function LimitTable() {
  return (
    <table className={classNames(text.small, styles.limits)}>
      <thead>
        <tr>
          <th scope="col">{texts.limit}</th>
          <th scope="col">{texts.everyone}</th>
          <th scope="col">{texts.staff}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, most, ofStaff = most]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{wholeNumber(most)}</td>
            <td>{wholeNumber(ofStaff)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
