import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { readDollars, writeDollars } from '../../../../schema/prices';
import { dollars } from '../../kit/format';
import { useViewer } from '../../session/SessionProvider';
import * as texts from './texts';

/**
 * The sum that staff refund and their reason. The sum is the usual one until they type another, which needs a reason.
 * Where no sum is usual, they type one above zero. Both sums are in cents. A member of the hotel's team whose duties end at
 * the limit is told who may refund more.
 */
export function useRefundChoice(usualCents: number | null, mostCents: number) {
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const sum = typed ?? (usualCents === null ? '' : writeDollars(usualCents));
  const read = readDollars(sum);
  const isLimited = useViewer()?.role === 'TEAM' && mostCents === LIMITS.refundWithoutProofCents;
  const most = fill(isLimited ? texts.mostRefundAtOnce : texts.mostRefund, { amount: dollars(mostCents) });
  const isTooMuch = read.cents !== undefined && read.cents > mostCents;
  const wrong = isTooMuch ? most : read.problem;
  const isMissing = usualCents === null && !read.cents;
  const needsReason = !wrong && read.cents !== usualCents;
  return {
    sum,
    setSum: setTyped,
    reason,
    setReason,
    problem: sum === '' ? undefined : wrong,
    needsReason,
    hasUsual: usualCents !== null,
    most,
    isReady: !wrong && !isMissing && (!needsReason || reason.trim() !== ''),
    input: { refundCents: read.cents, reason: reason.trim() || undefined },
  };
}

export type RefundChoice = ReturnType<typeof useRefundChoice>;
