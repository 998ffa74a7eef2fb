import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { spokenMoment, clockTime } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { CopyButton } from '../../session/factors/CopyButton';
import { useRefusal } from '../../session/useRefusal';
import { ConflictNotice } from './ConflictNotice';
import { useReadRoomCalendarMutation, type RoomCalendar_CalendarFragment } from './Calendars.generated';
import styles from './calendars.module.css';
import * as kitTexts from '../../kit/texts';
import * as texts from './texts';

interface Props {
  calendar: RoomCalendar_CalendarFragment;
  onChange: () => void;
  onDisconnect: () => void;
  onDone: (words: string) => void;
}

/** A connection with another site: what comes from it, what it reads, and what is wrong with it. */
export function CalendarRow({ calendar, onChange, onDisconnect, onDone }: Props) {
  const { id, name, importUrl, problem, emptySince, conflicts, roomNumber } = calendar;
  const [read, { loading }] = useReadRoomCalendarMutation();
  const refusal = useRefusal();
  const readNow = async (mayBeEmpty: boolean) => {
    const call = read({ variables: { input: { calendarId: id, mayBeEmpty } } });
    const answer = (await refusal.answerOf(call))?.readRoomCalendar;
    if (answer?.__typename !== 'RoomCalendar') return void (answer && refusal.show(answer));
    const nights = fill(kitTexts.nights, { count: answer.blockedNights });
    if (!answer.emptySince) onDone(fill(texts.wasRead, { name, nights }));
  };
  return (
    <li className={styles.row}>
      <h3 className={classNames(text.body, styles.name)}>{name}</h3>
      <div
        role="group"
        aria-label={fill(texts.actionsOf, { name, number: roomNumber.number })}
        className={styles.actions}
      >
        {importUrl && (
          <Button size="small" variant="outlined" loading={loading} onClick={() => void readNow(false)}>
            {texts.readNow}
          </Button>
        )}
        <Button size="small" onClick={onChange}>
          {texts.change}
        </Button>
        <Button size="small" color="error" onClick={onDisconnect}>
          {texts.disconnect}
        </Button>
      </div>
      <Incoming calendar={calendar} />
      <Outgoing calendar={calendar} />
      <div className={styles.notices}>
        {refusal.notice}
        {problem && !refusal.notice && <Notice kind="warning">{fill(texts.failing, { problem })}</Notice>}
        {emptySince && (
          <Notice kind="warning">
            <div>{fill(texts.empty, { name, moment: spokenMoment(emptySince) })}</div>
            <Button
              size="small"
              className={styles.decide}
              loading={loading}
              onClick={() => void readNow(true)}
            >
              {texts.release}
            </Button>
          </Notice>
        )}
        {conflicts.map((conflict) => (
          <ConflictNotice key={conflict.id} conflict={conflict} site={name} />
        ))}
      </div>
    </li>
  );
}

/** What is read from the other site. */
function Incoming({ calendar }: Pick<Props, 'calendar'>) {
  const { name, importUrl, readAt, dueAt, problem, blockedNights } = calendar;
  const nights = fill(kitTexts.nights, { count: blockedNights });
  return (
    <div className={styles.way}>
      <p className={classNames(text.small, styles.label)}>{fill(texts.theirs, { name })}</p>
      {!importUrl && <p className={classNames(text.small, text.quiet)}>{texts.notReadFrom}</p>}
      {importUrl && (
        <>
          <p className={text.body}>{blockedNights > 0 ? fill(texts.blocks, { nights }) : texts.blocksNone}</p>
          <p className={classNames(text.small, text.quiet)}>
            {fill(problem ? texts.nextTry : readAt ? texts.readAt : texts.notReadYet, {
              moment: readAt ? spokenMoment(readAt) : '',
              next: dueAt ? clockTime(dueAt) : '',
            })}
          </p>
        </>
      )}
    </div>
  );
}

/** What the other site reads. */
function Outgoing({ calendar }: Pick<Props, 'calendar'>) {
  const { name, address, servedAt, showGuests } = calendar;
  return (
    <div className={styles.way}>
      <p className={classNames(text.small, styles.label)}>{fill(texts.ours, { name })}</p>
      {address ? (
        <p className={styles.address}>
          <code>{address}</code>
          <CopyButton text={address}>{texts.copyAddress}</CopyButton>
        </p>
      ) : (
        <p className={text.small}>{texts.addressLost}</p>
      )}
      <p className={classNames(text.small, text.quiet)}>
        {servedAt
          ? fill(texts.servedAt, { name, moment: spokenMoment(servedAt) })
          : fill(texts.notServedYet, { name })}
      </p>
      {showGuests && <p className={classNames(text.small, text.quiet)}>{texts.showsGuests}</p>}
    </div>
  );
}
