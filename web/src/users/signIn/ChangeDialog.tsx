import { useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useRefusal } from '../../session/useRefusal';

interface Props extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'cancel' | 'confirm' | 'isLoss' | 'onClose'
> {
  children: ReactNode;
  /** Sends the change; its answer has a message if it was refused. */
  send: () => Promise<{ data?: { __typename?: string; message?: string } | undefined }>;
}

/** Asks once more before a change of how the viewer signs in, says why it is refused, and closes after it. */
export function ChangeDialog({ children, send, ...dialog }: Props) {
  const refusal = useRefusal();
  const [isSending, setSending] = useState(false);
  const change = async () => {
    setSending(true);
    const answer = await refusal.answerOf(send());
    setSending(false);
    if (answer?.message) refusal.show({ ...answer, message: answer.message });
    else if (answer) dialog.onClose();
  };
  return (
    <ConfirmDialog {...dialog} isSending={isSending} onConfirm={() => void change()}>
      {children}
      {refusal.notice}
    </ConfirmDialog>
  );
}
