import { useId, useState, type ReactNode } from 'react';
import { countNights, type StayDates } from '../../../../schema/nights';
import { Button } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { counted, spokenStay } from '../../kit/format';
import text from '../../kit/text.module.css';
import { QuoteNotices } from './QuoteNotices';
import styles from './summary.module.css';
import { SummaryFoot } from './SummaryFoot';
import type { PricedRooms } from './usePricedRooms';

interface Props {
  label: string;
  title: string;
  stay: StayDates;
  changeStay: (stay: StayDates) => void;
  /** How many are chosen. */
  rooms: number;
  priced: PricedRooms;
  /** What must be solved first, above everything; why there is no price is added here. */
  notices: ReactNode;
  /** Whether a notice answers what was just pressed: then it is unfolded, as is what keeps the rooms from a price. */
  isAnswered: boolean;
  /** What the notices are about, where they are collapsed on small screens. */
  hint?: string;
  /** The total on small screens, where the lines are collapsed; undefined while it is unknown. */
  brief: string | undefined;
  /** The result, where the lines are shown. */
  outcome?: ReactNode;
  action: { label: string; isReady: boolean; isBusy: boolean; onClick: () => void };
  /** What else can be done. */
  more?: ReactNode;
  /** What pressing the button does, or what it is doing now. */
  promise: string;
  children: ReactNode;
}

/** What is chosen, its price and the button to go on; always on the screen. */
export function SummaryCard(props: Props) {
  const { label, title, stay, changeStay, rooms, priced, notices, isAnswered, hint } = props;
  const { brief, outcome, action, more, promise, children } = props;
  const shortId = useId();
  const [unfolded, setUnfolded] = useState<boolean>();
  const isOpen = unfolded ?? Boolean(isAnswered || priced.short || priced.quoted.problem);
  const dates = spokenStay(stay.checkIn, stay.checkOut);
  const size = `${counted(rooms, 'room')}, ${counted(countNights(stay.checkIn, stay.checkOut), 'night')}`;
  return (
    <section aria-label={label} className={classNames(card.card, styles.card)} data-open={isOpen}>
      <div className={styles.notices}>
        {notices}
        <QuoteNotices {...{ priced, changeStay, shortId }} />
      </div>
      <div className={styles.lines}>
        <h2 className={text.h3}>{title}</h2>
        <p className={classNames(text.small, text.quiet, styles.dates)}>{dates}</p>
        {children}
      </div>
      {outcome && (
        <p role="status" className={classNames(text.h4, styles.announced)}>
          {outcome}
        </p>
      )}
      <SummaryFoot
        brief={
          rooms === 0
            ? { main: 'No rooms chosen', detail: dates, hint }
            : { main: brief ?? 'No price yet', detail: size, hint }
        }
        isOpen={isOpen}
        onToggle={() => setUnfolded(!isOpen)}
      >
        <Button
          variant="contained"
          color="secondary"
          size="large"
          disabled={!action.isReady}
          loading={action.isBusy}
          aria-describedby={priced.short && shortId}
          className={styles.action}
          onClick={() => {
            setUnfolded(undefined);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
        {more}
      </SummaryFoot>
      <p role="status" className={classNames(text.small, text.quiet, styles.announced)}>
        {promise}
      </p>
    </section>
  );
}
