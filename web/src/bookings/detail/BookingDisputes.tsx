import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { reasonWords } from '../../../../schema/words';
import { paths } from '../../paths';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import { TextLink } from '../../kit/TextLink';
import {
  useBookingDisputes_booking,
  type BookingDisputes_BookingFragment,
} from './BookingDisputes.generated';
import * as texts from './texts';

type Dispute = BookingDisputes_BookingFragment['disputes'][number];

const KINDS = {
  WARNING: 'warning',
  NEEDS_RESPONSE: 'warning',
  UNDER_REVIEW: 'info',
  WON: 'success',
  LOST: 'error',
} as const;
const WORDS = {
  WARNING: texts.disputeWarning,
  NEEDS_RESPONSE: texts.disputeOpen,
  UNDER_REVIEW: texts.disputeUnderReview,
  WON: texts.disputeWon,
  LOST: texts.disputeLost,
};

/** For staff: what banks have done with the payments of a booking, and until when evidence is taken. */
export function BookingDisputes({
  booking,
  className,
}: {
  booking: FragmentType<BookingDisputes_BookingFragment>;
  className: string;
}) {
  const { disputes } = useBookingDisputes_booking(booking);
  return disputes.filter(isTold).map((dispute) => (
    <Notice
      key={dispute.id}
      kind={KINDS[dispute.status]}
      role="status"
      className={className}
      action={<TextLink to={paths.disputes()}>{texts.showDisputes}</TextLink>}
    >
      {fill(WORDS[dispute.status], {
        amount: dollars(dispute.amountCents),
        reason: reasonWords(dispute.reason),
      })}
      {untilWords(dispute)}
    </Notice>
  ));
}

/** An inquiry that was closed has changed nothing. */
const isTold = ({ status, closedAt }: Dispute): boolean => status !== 'WARNING' || closedAt === null;

const untilWords = ({ evidenceDueBy, evidenceSubmittedAt, closedAt }: Dispute): string =>
  evidenceDueBy && !evidenceSubmittedAt && !closedAt
    ? ` ${fill(texts.evidenceUntil, { moment: spokenMoment(evidenceDueBy) })}`
    : '';
