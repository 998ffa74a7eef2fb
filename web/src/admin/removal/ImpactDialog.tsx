import DialogContentText from '@mui/material/DialogContentText';
import type { ComponentProps, ReactNode } from 'react';
import { onErrorPage } from '../../apollo/failureLink';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { cancel } from '../../kit/texts';
import { useRemovalImpactQuery, type RemovalImpactQueryVariables } from './Deletions.generated';
import { Impact } from './Impact';

interface Props extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirm' | 'isSending' | 'onConfirm' | 'onClose'
> {
  /** The records to remove. */
  of: RemovalImpactQueryVariables['input'];
  /** The main effect, in words. */
  text: string;
  /** The notice of a refusal. */
  refusal?: ReactNode;
}

/** Asks for confirmation of a removal, and lists its effects. */
export function ImpactDialog({ of, text, refusal, ...asked }: Props) {
  const { data } = useRemovalImpactQuery({
    variables: { input: of },
    fetchPolicy: 'network-only',
    context: onErrorPage,
  });
  return (
    <ConfirmDialog {...asked} cancel={cancel} isReady={data?.removalImpact != null}>
      <DialogContentText>{text}</DialogContentText>
      <Impact impact={data?.removalImpact ?? undefined} />
      {refusal}
    </ConfirmDialog>
  );
}
