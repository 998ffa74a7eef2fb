import { fill } from '../../../schema/fill';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { cancel } from '../kit/texts';
import * as texts from './texts';
import { useBlock } from './useBlock';

interface Props {
  personId: string;
  name: string;
  onClose: () => void;
}

/** Says what blocking a person does, and blocks them if the viewer agrees. */
export function BlockDialog({ personId, name, onClose }: Props) {
  const { setBlocked, isSending, notice } = useBlock(personId);
  return (
    <ConfirmDialog
      title={fill(texts.blockQuestion, { name })}
      cancel={cancel}
      confirm={fill(texts.block, { name })}
      isSending={isSending}
      onConfirm={async () => {
        if (await setBlocked(true)) onClose();
      }}
      onClose={onClose}
    >
      <div>{texts.blockConsequences}</div>
      <div>{texts.blockIsPrivate}</div>
      {notice}
    </ConfirmDialog>
  );
}
