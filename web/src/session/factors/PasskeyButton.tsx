import { mdiAccountKeyOutline } from '@mdi/js';
import { Button } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import * as texts from './texts';
import { Or } from './Ways';

interface Props {
  isSending: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** Another way to sign in, below that with a password. */
export const PasskeyButton = ({ isSending, isDisabled, onPress }: Props) => (
  <>
    <Or />
    <Button
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<Icon path={mdiAccountKeyOutline} size="small" />}
      loading={isSending}
      disabled={isDisabled}
      onClick={onPress}
    >
      {texts.signInWithPasskey}
    </Button>
  </>
);
