import { ArrayMaxSize, ArrayMinSize, MaxLength } from 'class-validator';
import { fill } from '../../../schema/fill';
import { MOST_AT_ONCE } from './bulk';

/** Validates the references of the records that one mutation changes. */
export const References = (): PropertyDecorator => (target, property) => {
  const name = property as string;
  ArrayMinSize(1, { message: 'Choose at least one record' })(target, name);
  ArrayMaxSize(MOST_AT_ONCE, {
    message: () => fill('Choose at most {most} records', { most: MOST_AT_ONCE }),
  })(target, name);
  MaxLength(100, { each: true })(target, name);
};
