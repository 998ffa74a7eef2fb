import { Field, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
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
  description: 'The captcha of public forms.',
  valuesConfig: {
    ALTCHA: { description: 'Built in: solve the challenge from /captcha/challenge with ALTCHA.' },
    RECAPTCHA: { description: 'Google reCAPTCHA, the checkbox.' },
    HCAPTCHA: { description: 'hCaptcha.' },
    TURNSTILE: { description: 'Cloudflare Turnstile.' },
    NONE: { description: 'None: no token is needed.' },
  },
});

@KeptForAll()
@ObjectType({ description: 'The captcha and the settings of its widget.', simpleResolvers: true })
class CaptchaSettings {
  @Field(() => CaptchaChoice, { description: 'The kind of captcha.' })
  kind!: CaptchaChoice;

  @Field(() => String, {
    nullable: true,
    description: "The provider's public key of this site; null for ALTCHA.",
  })
  siteKey!: string | null;
}

@KeptForAll()
@ObjectType({ description: 'How guests reach the operator of the site.', simpleResolvers: true })
class Contact {
  @Field(() => String, { nullable: true, description: 'An email address; null if none is set.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A postal address, lines separated by commas; null if none is set.',
  })
  address!: string | null;
}

@ObjectType('Settings', {
  description: 'Settings that a client needs before anyone signs in.',
  simpleResolvers: true,
})
class PublicSettings {
  @Field(() => Boolean, { description: 'Whether signed-out visitors may search from the home page.' })
  publicSearch!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Style document of a street map, in the MapLibre format; null if there is none.',
  })
  mapStyleUrl!: string | null;

  @Field(() => CaptchaSettings, {
    description:
      'The captcha of registration, forgotten passwords, the newsletter, messages to the operator and, after many attempts, signing in.',
  })
  captcha!: CaptchaSettings;

  @Field(() => Contact, { description: 'How guests reach the operator of the site.' })
  contact!: Contact;
}

@Resolver()
export class SettingsResolver {
  @Allow('settings:read')
  @KeptForAll()
  @Query(() => PublicSettings, { description: 'Public settings that screens depend on.' })
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
