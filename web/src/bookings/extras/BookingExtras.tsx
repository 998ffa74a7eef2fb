import { useState, type ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { mdiPlus } from '@mdi/js';
import { fill } from '../../../../schema/fill';
import { extraWords } from '../../../../schema/extras';
import { onlySignIn } from '../../apollo/failureLink';
import { Button } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import { Notice } from '../../kit/Notice';
import print from '../../kit/print.module.css';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import text from '../../kit/text.module.css';
import { TextLink } from '../../kit/TextLink';
import { tryAgain } from '../../kit/texts';
import { paths } from '../../paths';
import { AddExtraDialog } from './AddExtraDialog';
import {
  useBookingExtras_booking,
  useBookingExtrasQuery,
  useBookingWithExtras_booking,
  type BookingExtrasQuery,
  type BookingWithExtras_BookingFragment,
} from './BookingExtras.generated';
import styles from './BookingExtras.module.css';
import { RemoveExtraDialog } from './RemoveExtraDialog';
import { SoldExtra } from './SoldExtra';
import * as texts from './texts';

interface Props {
  booking: FragmentType<BookingWithExtras_BookingFragment>;
  /** The sentences that say how a refund of these cents comes back. */
  explain: (refundCents: number) => string[];
}

/** The extras of a booking, for staff: what was sold, and the dialogs that sell and remove. */
export function BookingExtras({ booking: shown, explain }: Props) {
  const known = useBookingWithExtras_booking(shown);
  const { data, error, refetch } = useBookingExtrasQuery({
    variables: { id: known.id },
    fetchPolicy: 'cache-and-network',
    context: onlySignIn,
  });
  if (data)
    return (
      data.booking && (
        <Content
          known={known}
          booking={data.booking}
          explain={explain}
          readAgain={() => void refetch().catch(() => undefined)}
        />
      )
    );
  return (
    <Section>
      <h2 id="extras" className={text.h4}>
        {texts.extras}
      </h2>
      {error ? (
        <div role="alert" className={styles.failed}>
          <p className={text.body}>{texts.extrasNotLoaded}</p>
          <Button variant="outlined" onClick={() => void refetch().catch(() => undefined)}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <RowsSkeleton rows={1} height={64} />
      )}
    </Section>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="extras" className={classNames(styles.extras, print.onScreen)}>
    {children}
  </section>
);

interface ContentProps extends Pick<Props, 'explain'> {
  known: BookingWithExtras_BookingFragment;
  booking: NonNullable<BookingExtrasQuery['booking']>;
  /** A payment since then changes what removing an extra refunds. */
  readAgain: () => void;
}

function Content({ known, booking, explain, readAgain }: ContentProps) {
  const [isAdding, setAdding] = useState(false);
  const [removingId, setRemoving] = useState<string>();
  const [done, setDone] = useState('');
  const { hotel } = booking;
  const { extras, owedCents, viewerCan } = useBookingExtras_booking(booking);
  const removing = extras.find(({ id }) => id === removingId);
  const forSale = (hotel?.extras ?? []).filter(({ active, soldAtDesk }) => active && soldAtDesk);
  const maySell = viewerCan.sellExtras && forSale.length > 0;
  const ask = (show: () => void) => {
    setDone('');
    show();
    readAgain();
  };
  if (extras.length === 0 && !viewerCan.sellExtras) return null;
  return (
    <Section>
      <div className={styles.head}>
        <h2 id="extras" className={text.h4}>
          {texts.extras}
        </h2>
        {maySell && (
          <Button
            startIcon={<Icon path={mdiPlus} size="inherit" />}
            className={styles.action}
            onClick={() => ask(() => setAdding(true))}
          >
            {texts.addExtra}
          </Button>
        )}
      </div>
      {done && (
        <Notice kind="success" role="status">
          {done}
        </Notice>
      )}
      <div className={classNames(card.card, styles.content)}>
        {extras.length > 0 ? (
          <ul className={styles.list}>
            {extras.map((extra) => (
              <SoldExtra
                key={extra.id}
                extra={extra}
                onRemove={
                  viewerCan.sellExtras && !extra.cancelledAt
                    ? () => ask(() => setRemoving(extra.id))
                    : undefined
                }
              />
            ))}
          </ul>
        ) : (
          <p className={classNames(text.body, text.quiet, styles.none)}>
            {maySell ? texts.noExtras : texts.noneForSale}{' '}
            {!maySell && hotel && <TextLink to={paths.extras(hotel.id)}>{texts.setUp}</TextLink>}
          </p>
        )}
      </div>
      {isAdding && (
        <AddExtraDialog
          booking={known}
          forSale={forSale}
          onDone={setDone}
          onRefused={readAgain}
          onClose={() => setAdding(false)}
        />
      )}
      {removing && (
        <RemoveExtraDialog
          explain={explain}
          extra={removing}
          owedCents={owedCents}
          onDone={() => setDone(fill(texts.removed, { words: extraWords(removing.title, removing) }))}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Section>
  );
}
