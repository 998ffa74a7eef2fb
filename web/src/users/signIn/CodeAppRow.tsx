import { Suspense, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { lazyPart } from '../../apollo/lazyPart';
import { Button } from '../../kit/Button';
import { spokenDay } from '../../kit/moments';
import { ListRow } from '../../kit/ListRow';
import { useRefusal } from '../../session/useRefusal';
import { ChangeDialog } from './ChangeDialog';
import {
  useBeginSecondFactorMutation,
  useDisableSecondFactorMutation,
  type BeginSecondFactorMutation,
} from './CodeApp.generated';
import type { Methods } from './SignInSection';
import * as texts from './texts';

const SetUpAppDialog = lazyPart(async () => (await import('./SetUpAppDialog')).SetUpAppDialog);

type Setup = Extract<BeginSecondFactorMutation['beginSecondFactor'], { __typename: 'CodeAppSetup' }>;

/** The app for codes, with a button that sets it up or removes it. */
export function CodeAppRow({ methods }: { methods: Methods }) {
  const { codeAppSince, hasPassword, passkeys, secondFactorRequired } = methods;
  const [setup, setSetup] = useState<Setup>();
  const [isRemoving, setRemoving] = useState(false);
  const [begin, { loading }] = useBeginSecondFactorMutation();
  const [disable] = useDisableSecondFactorMutation();
  const refusal = useRefusal();
  const open = async () => {
    const answer = (await refusal.answerOf(begin()))?.beginSecondFactor;
    if (answer?.__typename === 'CodeAppSetup') setSetup(answer);
    else if (answer) refusal.show(answer);
  };
  return (
    <ListRow
      title={texts.codeApp}
      note={
        codeAppSince
          ? fill(texts.codeAppOn, { date: spokenDay(codeAppSince) })
          : hasPassword
            ? texts.codeAppOff
            : texts.codeAppOffWithoutPassword
      }
      actions={
        codeAppSince ? (
          <Button color="error" aria-label={texts.removeApp} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        ) : (
          <Button
            aria-label={texts.setUpApp}
            loading={loading}
            disabled={refusal.isWaiting}
            onClick={() => void open()}
          >
            {texts.setUp}
          </Button>
        )
      }
    >
      {refusal.notice}
      {setup && (
        <Suspense fallback={null}>
          <SetUpAppDialog setup={setup} onClose={() => setSetup(undefined)} />
        </Suspense>
      )}
      {isRemoving && (
        <ChangeDialog
          title={texts.removeAppTitle}
          cancel={texts.keepApp}
          confirm={texts.removeAppConfirm}
          send={() => disable().then(({ data }) => ({ data: data?.disableSecondFactor }))}
          onClose={() => setRemoving(false)}
        >
          {secondFactorRequired && passkeys.length > 0 ? texts.removeAppTextWithPasskey : texts.removeAppText}
        </ChangeDialog>
      )}
    </ListRow>
  );
}
