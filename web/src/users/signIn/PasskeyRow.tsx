import { useRef, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { ago, spokenDay } from '../../kit/moments';
import { ListRow } from '../../kit/ListRow';
import { ChangeDialog } from './ChangeDialog';
import { PasskeyNameForm } from './PasskeyNameForm';
import { useRemovePasskeyMutation } from './Passkeys.generated';
import type { Methods } from './SignInSection';
import * as texts from './texts';

interface Props {
  passkey: Methods['passkeys'][number];
  /** Whether its name is being changed. */
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
}

/** A passkey with its dates, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, isNaming, onNaming }: Props) {
  const { id, name, backedUp, createdAt, lastUsedAt } = passkey;
  const [isRemoving, setRemoving] = useState(false);
  const renaming = useRef<HTMLButtonElement>(null);
  const [remove] = useRemovePasskeyMutation();
  // the form has the focus, and goes
  const endNaming = () => {
    onNaming(false);
    renaming.current?.focus();
  };
  const send = () =>
    remove({ variables: { input: { passkeyId: id } } }).then(({ data }) => ({ data: data?.removePasskey }));
  return (
    <ListRow
      title={name}
      note={[
        backedUp ? texts.synced : texts.onThisDeviceOnly,
        fill(texts.addedOn, { date: spokenDay(createdAt) }),
        lastUsedAt ? fill(texts.lastUsedAgo, { time: ago(lastUsedAt) }) : texts.neverUsed,
      ].join(' · ')}
      actions={
        <>
          <Button
            ref={renaming}
            aria-label={fill(texts.renameNamed, { name })}
            aria-expanded={isNaming}
            onClick={() => onNaming(!isNaming)}
          >
            {texts.rename}
          </Button>
          <Button
            color="error"
            aria-label={fill(texts.removeNamed, { name })}
            onClick={() => setRemoving(true)}
          >
            {texts.remove}
          </Button>
        </>
      }
    >
      {isNaming && <PasskeyNameForm passkey={passkey} onClose={endNaming} />}
      {isRemoving && (
        <ChangeDialog
          title={fill(texts.removePasskeyTitle, { name })}
          cancel={texts.keepPasskey}
          confirm={texts.removePasskey}
          send={send}
          onClose={() => setRemoving(false)}
        >
          {texts.removePasskeyText}
        </ChangeDialog>
      )}
    </ListRow>
  );
}
