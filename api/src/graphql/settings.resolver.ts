import { Field, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { config } from '../core/config';
import { Allow } from '../access/allow.decorator';

enum CaptchaChoice {
  ALTCHA = 'altcha',
  RECAPTCHA = 'recaptcha',
  HCAPTCHA = 'hcaptcha',
  TURNSTILE = 'turnstile',
  NONE = 'none',
}
registerEnumType(CaptchaChoice, {
  name: 'CaptchaKind',
  description: 'Which captcha protects the forms that anybody can send.',
  valuesConfig: {
    ALTCHA: { description: 'Built in: solve the challenge of /captcha/challenge with ALTCHA.' },
    RECAPTCHA: { description: 'Google reCAPTCHA, the checkbox.' },
    HCAPTCHA: { description: 'hCaptcha.' },
    TURNSTILE: { description: 'Cloudflare Turnstile.' },
    NONE: { description: 'None: no token is asked for.' },
  },
});

@ObjectType({ description: 'The captcha, and what its widget needs.', simpleResolvers: true })
class CaptchaSettings {
  @Field(() => CaptchaChoice, { description: 'Which one it is.' })
  kind!: CaptchaChoice;

  @Field(() => String, {
    nullable: true,
    description: "The provider's public key of this site; null for ALTCHA.",
  })
  siteKey!: string | null;
}

@ObjectType({ description: 'Where guests reach those who run the site.', simpleResolvers: true })
class Contact {
  @Field(() => String, { nullable: true, description: 'An e-mail address; null where none is set.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A postal address, its lines parted by commas; null where none is set.',
  })
  address!: string | null;
}

@ObjectType('Settings', {
  description: 'What a client needs to know before anybody signs in.',
  simpleResolvers: true,
})
class PublicSettings {
  @Field(() => Boolean, { description: 'Whether signed-out visitors may search from the home page as well.' })
  publicSearch!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Style document of a map with streets, in the MapLibre format; null where there is none.',
  })
  mapStyleUrl!: string | null;

  @Field(() => CaptchaSettings, {
    description:
      'The captcha of registration, forgotten passwords, the newsletter and, after many attempts, signing in.',
  })
  captcha!: CaptchaSettings;

  @Field(() => Contact, { description: 'Where guests reach those who run the site.' })
  contact!: Contact;
}

@Resolver()
export class SettingsResolver {
  @Allow('settings:read')
  @Query(() => PublicSettings, { description: 'Settings that screens depend on.' })
  settings(): PublicSettings {
    const { kind, siteKey } = config.captcha;
    const { email, address } = config.contact;
    return {
      publicSearch: config.publicSearch,
      mapStyleUrl: config.mapStyleUrl ?? null,
      captcha: { kind: kind as CaptchaChoice, siteKey: siteKey ?? null },
      contact: { email: email ?? null, address: address ?? null },
    };
  }
}
