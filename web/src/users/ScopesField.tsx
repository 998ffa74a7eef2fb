import { CheckField } from '../kit/Field';
import { FieldSet } from '../kit/FieldSet';
import type { ApiScope } from './ApiKeysPage.generated';
import { NARROW, offeredTo, ofTestKey, WIDE, withIncluded } from './apiKeyLabels';
import { SCOPE_TEXTS } from './scopeTexts';
import * as texts from './texts';

interface Props {
  chosen: readonly ApiScope[];
  /** Whether the person is staff, who may give a key what they do for hotels. */
  isStaff: boolean;
  /** Whether the key is a test key, which can have few of them. */
  isTest: boolean;
  error?: string | undefined;
  onChange: (scopes: readonly ApiScope[]) => void;
}

/** What a key may be used for: one thing each, and then the wide scopes, each of which covers several of them. */
export function ScopesField({ chosen, isStaff, isTest, error, onChange }: Props) {
  const held = withIncluded(chosen);
  const boxes = (scopes: readonly ApiScope[]) =>
    offeredTo(isStaff, scopes).map((scope) => (
      <CheckField
        key={scope}
        label={SCOPE_TEXTS[scope].label}
        hint={SCOPE_TEXTS[scope].means}
        checked={held.includes(scope)}
        onChange={(isChosen) =>
          onChange(isChosen ? [...chosen, scope] : chosen.filter((one) => one !== scope))
        }
      />
    ));
  return (
    <>
      <FieldSet label={texts.access} {...(error && { error })}>
        {boxes(isTest ? ofTestKey(NARROW) : NARROW)}
      </FieldSet>
      {!isTest && (
        <FieldSet label={texts.wideAccess} hint={texts.wideAccessHint}>
          {boxes(WIDE)}
        </FieldSet>
      )}
    </>
  );
}
