import { Field } from 'type-graphql';
import { Text } from '../database/columns';
import { HouseRule } from './houseRule.enum';

/** A house rule of a hotel, which guests read: whether they may do something. */
export const Rule =
  (may: string): PropertyDecorator =>
  (prototype, name) => {
    const description = `Whether ${may}; null if not specified.`;
    Field(() => HouseRule, { nullable: true, description })(prototype, name);
    Text(11, { nullable: true })(prototype, name);
  };
