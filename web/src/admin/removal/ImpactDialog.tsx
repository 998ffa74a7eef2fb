import DialogContentText from '@mui/material/DialogContentText';
import type { ComponentProps, ReactNode } from 'react';
import { onErrorPage } from '../../apollo/failureLink';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useRemovalImpactQuery, type RemovalImpactQueryVariables } from './Deletions.generated';
import { Impact } from './Impact';

interface Props extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirm' | 'isSending' | 'onConfirm' | 'onClose'
> {
  /** What is to be removed. */
  of: RemovalImpactQueryVariables['input'];
  /** What happens to it, in words. */
  text: string;
  /** What was refused. */
  refusal?: ReactNode;
}

/** Asks once more before something is removed, when it was said what goes with it. */
export function ImpactDialog({ of, text, refusal, ...asked }: Props) {
  const { data } = useRemovalImpactQuery({
    variables: { input: of },
    fetchPolicy: 'network-only',
    context: onErrorPage,
  });
  return (
    <ConfirmDialog {...asked} cancel="Cancel" isReady={data?.removalImpact != null}>
      <DialogContentText>{text}</DialogContentText>
      <Impact impact={data?.removalImpact ?? undefined} />
      {refusal}
    </ConfirmDialog>
  );
}
