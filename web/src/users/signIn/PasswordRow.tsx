import { useState } from 'react';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../kit/Button';
import { ListRow } from '../../kit/ListRow';
import { ChangeDialog } from './ChangeDialog';
import { useRemovePasswordMutation } from './Passkeys.generated';
import type { Methods } from './SignInSection';
import * as texts from './texts';

interface Props {
  methods: Methods;
  asksSecondStep: boolean;
}

/** The password, which an account with a passkey can do without. */
export function PasswordRow({ methods: { hasPassword, passkeys }, asksSecondStep }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  const [remove] = useRemovePasswordMutation();
  if (!hasPassword)
    return (
      <ListRow
        title={texts.password}
        note={texts.noPassword}
        actions={<ButtonLink to={paths.changePassword()}>{texts.choosePassword}</ButtonLink>}
      />
    );
  return (
    <ListRow
      title={texts.password}
      note={asksSecondStep ? texts.passwordWithStep : texts.passwordAlone}
      actions={
        <>
          <ButtonLink to={paths.changePassword()} aria-label={texts.changePassword}>
            {texts.changeIt}
          </ButtonLink>
          {passkeys.length > 0 && (
            <Button color="error" aria-label={texts.removePassword} onClick={() => setRemoving(true)}>
              {texts.remove}
            </Button>
          )}
        </>
      }
    >
      {isRemoving && (
        <ChangeDialog
          title={texts.removePasswordTitle}
          cancel={texts.keepPassword}
          confirm={texts.removePassword}
          send={() => remove().then(({ data }) => ({ data: data?.removePassword }))}
          onClose={() => setRemoving(false)}
        >
          <div>{texts.removePasswordText}</div>
          <div>{asksSecondStep ? texts.removePasswordAdviceWithStep : texts.removePasswordAdvice}</div>
        </ChangeDialog>
      )}
    </ListRow>
  );
}
