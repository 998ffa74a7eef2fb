import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { ago, spokenDay } from '../../kit/moments';
import { ListRow } from '../../kit/ListRow';
import { useRevokeAppPasswordMutation } from './AppPasswords.generated';
import { ChangeDialog } from './ChangeDialog';
import type { Methods } from './SignInSection';
import * as texts from './texts';

/** An app password with its last use, and a button to revoke it. */
export function AppPasswordRow({ appPassword }: { appPassword: Methods['appPasswords'][number] }) {
  const { id, name, createdAt, lastUsedAt } = appPassword;
  const [isRevoking, setRevoking] = useState(false);
  const [revoke] = useRevokeAppPasswordMutation();
  const send = () =>
    revoke({ variables: { input: { appPasswordId: id } } }).then(({ data }) => ({
      data: data?.revokeAppPassword,
    }));
  return (
    <ListRow
      title={name}
      note={[
        fill(texts.createdOn, { date: spokenDay(createdAt) }),
        lastUsedAt ? fill(texts.lastUsedAgo, { time: ago(lastUsedAt) }) : texts.neverUsed,
      ].join(' · ')}
      actions={
        <Button
          color="error"
          aria-label={fill(texts.revokeNamed, { name })}
          onClick={() => setRevoking(true)}
        >
          {texts.revoke}
        </Button>
      }
    >
      {isRevoking && (
        <ChangeDialog
          title={fill(texts.revokeTitle, { name })}
          cancel={texts.keepAppPassword}
          confirm={texts.revokeConfirm}
          send={send}
          onClose={() => setRevoking(false)}
        >
          {texts.revokeText}
        </ChangeDialog>
      )}
    </ListRow>
  );
}
