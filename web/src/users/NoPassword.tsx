import { paths } from '../paths';
import { Notice } from '../kit/Notice';
import { richText } from '../kit/richText';
import { TextLink } from '../kit/TextLink';
import { useHasPasswordQuery } from './NoPassword.generated';

/** Whether the viewer's account has a password; true until it is known. */
export const useHasPassword = (): boolean => useHasPasswordQuery().data?.signInMethods.hasPassword ?? true;

interface Props {
  /** What to do, with a link to choose a password. */
  text: string;
  isRefused?: boolean;
}

/** In place of the field for the current password, in an account that has none. */
export const NoPassword = ({ text, isRefused = false }: Props) => (
  <Notice kind={isRefused ? 'error' : 'info'}>
    {richText(text, {
      link: (words) => (
        <TextLink to={paths.forgotPassword()} isUnderlined>
          {words}
        </TextLink>
      ),
    })}
  </Notice>
);
