import { richText } from '../kit/richText';
import { paths } from '../paths';
import { linkTo, Part, TextPage } from './TextPage';
import * as texts from './texts';

/** The personal data that is stored, who sees it, and how to have it erased. */
export function PrivacyPage() {
  return (
    <TextPage title={texts.privacy} lead={texts.privacyLead}>
      <Part title={texts.whatWeStore}>
        <ul>
          <li>{texts.storedAccount}</li>
          <li>{texts.storedBookings}</li>
          <li>{texts.storedSaved}</li>
          <li>{texts.storedWatches}</li>
          <li>{texts.storedWritings}</li>
          <li>{texts.storedSessions}</li>
          <li>{texts.storedChanges}</li>
        </ul>
      </Part>
      <Part title={texts.whoElseSees}>
        <ul>
          <li>{texts.hotelSees}</li>
          <li>{texts.cardProviderSees}</li>
          <li>{texts.peopleSee}</li>
        </ul>
        <p>{texts.noOtherCompanySees}</p>
      </Part>
      <Part title={texts.cookies}>
        <p>{texts.cookiesText}</p>
        <p>{texts.trustedDeviceText}</p>
      </Part>
      <Part title={texts.howLong}>
        <p>{texts.howLongText}</p>
      </Part>
      <Part title={texts.yourRights}>
        <p>
          {richText(texts.yourRightsText, {
            account: linkTo(paths.myAccount()),
            contact: linkTo(paths.contact()),
          })}
        </p>
      </Part>
    </TextPage>
  );
}
