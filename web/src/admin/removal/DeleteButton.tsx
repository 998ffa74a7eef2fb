import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useNavigate } from '../../kit/navigation/hooks';

interface Props {
  /** What is deleted, such as 'city', and its name. */
  what: string;
  name: string;
  /** What is not lost, or what hinders. */
  children: ReactNode;
  isSending: boolean;
  /** Whether the page stays: it is a list that loses the row. */
  staysHere?: boolean | undefined;
  /** Deletes it; the refusal where it stays. */
  onDelete: () => Promise<{ message?: string | undefined } | undefined>;
}

/** Deletes what has nothing below it, after one more question, and goes to the hotels unless the page stays. */
export function DeleteButton({ what, name, children, isSending, staysHere = false, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const refusal = useRefusal();
  const remove = async () => {
    const answer = await refusal.answerOf(onDelete().then((data) => ({ data })));
    if (answer?.message) refusal.show({ message: answer.message });
    else if (answer && staysHere) setAsking(false);
    else if (answer) await navigate(paths.hotels(), { state: { notice: `The ${what} ${name} is deleted.` } });
  };
  return (
    <Box>
      <Button color="error" size="small" onClick={() => setAsking(true)}>
        Delete this {what}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          cancel="Cancel"
          confirm={`Delete ${what}`}
          isSending={isSending}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{children}</DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </Box>
  );
}
