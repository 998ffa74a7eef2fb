import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { fill } from '../../../../schema/fill';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { useNavigate } from '../../kit/navigation/hooks';
import { cancel } from '../../kit/texts';
import * as texts from './texts';

interface Props {
  /** The words of the button, such as 'Delete this city', and those of the button that confirms. */
  label: string;
  confirm: string;
  /** The name of the record. */
  name: string;
  /** The conditions and effects, in the dialog. */
  children: ReactNode;
  isSending: boolean;
  /** True if the page stays open, because it is a list. */
  staysHere?: boolean | undefined;
  /** Deletes it; returns a message if it was refused. */
  onDelete: () => Promise<{ message?: string | undefined } | undefined>;
}

/** Deletes a record after a confirmation, and goes to the hotels unless the page stays open. */
export function DeleteButton(props: Props) {
  const { label, confirm, name, children, isSending, staysHere = false, onDelete } = props;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const refusal = useRefusal();
  const remove = async () => {
    const answer = await refusal.answerOf(onDelete().then((data) => ({ data })));
    if (answer?.message) refusal.show({ message: answer.message });
    else if (answer && staysHere) setAsking(false);
    else if (answer) await navigate(paths.hotels(), { state: { notice: fill(texts.wasDeleted, { name }) } });
  };
  return (
    <Box>
      <Button color="error" size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={fill(texts.deleteNamed, { name })}
          cancel={cancel}
          confirm={confirm}
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
