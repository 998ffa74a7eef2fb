import { classNames } from '../kit/classNames';
import { clockTime } from '../kit/moments';
import { changeText } from './changeText';
import rows from './rows.module.css';
import type { GroupChange } from './timeline';
import { useChatViewer } from './useOutbox';
import styles from './ChangeRow.module.css';

/** A line between messages that says what happened to the group. */
export const ChangeRow = ({ change }: { change: GroupChange }) => (
  <li className={classNames(rows.note, styles.row)}>
    {changeText(change, useChatViewer().id)}
    {' · '}
    <time dateTime={change.createdAt}>{clockTime(change.createdAt)}</time>
  </li>
);
