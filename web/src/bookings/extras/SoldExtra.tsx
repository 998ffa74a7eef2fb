import { extraWords } from '../../../../schema/extras';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import text from '../../kit/text.module.css';
import type { BookingExtras_BookingFragment } from './BookingExtras.generated';
import styles from './SoldExtra.module.css';
import * as texts from './texts';

export type SoldExtraRow = BookingExtras_BookingFragment['extras'][number];

interface Props {
  extra: SoldExtraRow;
  /** Undefined if it cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** An extra that was sold on a booking: how much of it, by whom and when; and why it was removed. */
export function SoldExtra({ extra, onRemove }: Props) {
  const words = extraWords(extra.title, extra);
  const { note, soldAt, soldBy, cancelledAt, cancelledBy, cancelReason } = extra;
  const isRemoved = cancelledAt !== null;
  const nameOf = (user: { name: string } | null) => user?.name ?? texts.deletedUser;
  return (
    <li className={styles.extra}>
      <div className={styles.words}>
        <p className={classNames(text.body, isRemoved && styles.removed)}>{words}</p>
        {note && <p className={text.small}>{note}</p>}
        <p className={classNames(text.small, text.quiet)}>
          {fill(texts.soldBy, { moment: spokenMoment(soldAt), name: nameOf(soldBy) })}
        </p>
        {isRemoved && (
          <p className={classNames(text.small, text.quiet)}>
            {fill(texts.removedBy, {
              moment: spokenMoment(cancelledAt),
              name: nameOf(cancelledBy),
              reason: cancelReason ?? '',
            })}
          </p>
        )}
      </div>
      <div className={styles.price}>
        <span className={classNames(text.body, isRemoved && styles.removed)}>{dollars(extra.cents)}</span>
        {onRemove && (
          <Button
            size="small"
            aria-label={fill(texts.removeExtra, { words })}
            className={styles.remove}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
