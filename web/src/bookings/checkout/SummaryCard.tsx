import { fill } from '../../../../schema/fill';
import { useId, useState, type ReactNode } from 'react';
import { countNights, type StayDates } from '../../../../schema/nights';
import { Button } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { spokenStay } from '../../kit/format';
import text from '../../kit/text.module.css';
import { QuoteNotices } from './QuoteNotices';
import styles from './summary.module.css';
import { SummaryFoot } from './SummaryFoot';
import type { PricedRooms } from './usePricedRooms';
import * as texts from './texts';

interface Props {
  label: string;
  title: string;
  stay: StayDates;
  changeStay: (stay: StayDates) => void;
  /** The number of selected rooms. */
  rooms: number;
  priced: PricedRooms;
  /** The problems to solve first, shown above everything. The reasons for a missing price are added here. */
  notices: ReactNode;
  /** True if a notice answers the last press. Then the card expands, as it does if there is no price. */
  isAnswered: boolean;
  /** The subject of the notices while they are collapsed on small screens. */
  hint?: string;
  /** The total while the lines are collapsed on small screens. Undefined while it is unknown. */
  brief: ReactNode;
  /** The result, shown with the lines. */
  outcome?: ReactNode;
  action: { label: string; isReady: boolean; isBusy: boolean; onClick: () => void };
  /** Further buttons. */
  more?: ReactNode;
  /** The effect of the button, or its progress. */
  promise: string;
  children: ReactNode;
}

/** The selection, its price and the main button, always on the screen. */
export function SummaryCard(props: Props) {
  const { label, title, stay, changeStay, rooms, priced, notices, isAnswered, hint } = props;
  const { brief, outcome, action, more, promise, children } = props;
  const shortId = useId();
  const [unfolded, setUnfolded] = useState<boolean>();
  const isOpen = unfolded ?? Boolean(isAnswered || priced.short || priced.quoted.problem);
  const dates = spokenStay(stay.checkIn, stay.checkOut);
  const nights = countNights(stay.checkIn, stay.checkOut);
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
            ? { main: texts.noRoomsSelected, detail: dates, hint }
            : { main: brief ?? texts.noPriceYet, detail: fill(texts.roomsAndNights, { rooms, nights }), hint }
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
