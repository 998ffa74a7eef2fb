import DialogContentText from '@mui/material/DialogContentText';
import type { ComponentProps, ReactNode } from 'react';
import { failureWords, onlySignIn } from '../../apollo/failureLink';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Notice } from '../../kit/Notice';
import { cancel, close } from '../../kit/texts';
import { RetryNotice } from '../../kit/RetryNotice';
import { useRemovalImpactQuery, type RemovalImpactQueryVariables } from './Deletions.generated';
import { Impact, ImpactSkeleton, type Effects } from './Impact';
import { StaysInTheWay, type InTheWay } from './StaysInTheWay';
import * as texts from './texts';

interface Props extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'isSending' | 'onConfirm' | 'onClose'
> {
  confirm: string;
  /** The records to remove. */
  of: RemovalImpactQueryVariables['input'];
  /** The main effect, in words. */
  text: string;
  /** What to do while stays in progress prevent it. */
  whileBlocked: string;
  /** The notice of a refusal. */
  refusal?: ReactNode;
  /** The stays because of which it was refused. */
  refusedBy?: InTheWay | undefined;
}

/**
 * Asks for confirmation of a removal, and lists its effects by booking. While stays in progress prevent it, it names them
 * and what to do, and offers no button that would be refused.
 */
export function ImpactDialog(props: Props) {
  const { of, text, whileBlocked, refusal, refusedBy, confirm, ...asked } = props;
  const { data, error, loading, refetch } = useRemovalImpactQuery({
    variables: { input: of },
    fetchPolicy: 'network-only',
    context: onlySignIn,
  });
  const impact = data?.removalImpact;
  const inTheWay = refusedBy ?? (impact && blockingOf(impact));
  const isGone = impact === null;
  return (
    <ConfirmDialog
      {...asked}
      shape="medium"
      cancel={inTheWay || isGone ? close : cancel}
      confirm={inTheWay || isGone ? undefined : confirm}
      isReady={impact != null}
    >
      {inTheWay ? (
        <StaysInTheWay {...inTheWay} text={whileBlocked} titleOf={({ guestName }) => guestName} />
      ) : (
        <>
          <DialogContentText>{text}</DialogContentText>
          {impact && <Impact impact={impact} />}
          {loading && !data && <ImpactSkeleton />}
          {isGone && <Notice kind="error">{texts.doesNotExist}</Notice>}
          {error && !loading && (
            <RetryNotice retry={() => refetch()}>{failureWords(error) ?? texts.effectsUnknown}</RetryNotice>
          )}
          {refusal}
        </>
      )}
    </ConfirmDialog>
  );
}

/** The stays that prevent it. They come first among the listed bookings. */
function blockingOf({ blocked, bookingsBlocking, items }: Effects): InTheWay | undefined {
  const stays = items.filter(({ effect }) => effect === 'BLOCKED').map(({ refundCents: _, ...stay }) => stay);
  return blocked ? { stays, total: bookingsBlocking } : undefined;
}
