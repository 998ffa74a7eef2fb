import { graphql } from 'graphql';
import { Field, Mutation, ObjectType, Query, Resolver, buildSchema, createUnionType } from 'type-graphql';
import { Allow } from './allow.decorator';
import '../domains';
import { log } from '../core/log';
import { Problem, refuse } from '../core/problems';

@ObjectType({ description: 'It is done.' })
class Done {
  @Field(() => String, { description: 'What is done.' })
  what!: string;
}
@ObjectType({ implements: Problem, description: 'The union names it.' })
class Named extends Problem {}
@ObjectType({ implements: Problem, description: 'The union lacks it.' })
class Lacking extends Problem {}
const Result = createUnionType({ name: 'Result', types: () => [Done, Named] as const });

@Resolver()
class TestResolver {
  @Allow('settings:read')
  @Query(() => String)
  words(): string {
    return refuse(new Lacking('No words'));
  }
  @Allow('settings:read')
  @Mutation(() => Result)
  named(): Done {
    return refuse(new Named('Named'));
  }
  @Allow('settings:read')
  @Mutation(() => Result)
  lacking(): Done {
    return refuse(new Lacking('Lacking'));
  }
}

const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
const ask = async (source: string) => {
  const schema = await buildSchema({ resolvers: [TestResolver], orphanedTypes: [Lacking] });
  return graphql({ schema, source, contextValue: { viewer: undefined } });
};

test("a refusal in the field's union is returned as its member", async () => {
  const { data } = await ask('mutation { named { __typename ... on Problem { message } } }');
  expect(data).toEqual({ named: { __typename: 'Named', message: 'Named' } });
  expect(error).not.toHaveBeenCalled();
});

test('a refusal missing from the union is returned as an error, and logged as a bug', async () => {
  const { errors } = await ask('mutation { lacking { __typename } }');
  expect(errors).toEqual([expect.objectContaining({ message: 'Lacking' })]);
  expect(error.mock.calls).toEqual([[{ field: 'lacking', problem: 'Lacking' }, 'a union lacks a refusal']]);
});

test('a refusal of a field without a union is returned as an error, and not logged', async () => {
  error.mockClear();
  const { errors } = await ask('{ words }');
  expect(errors).toEqual([expect.objectContaining({ message: 'No words' })]);
  expect(error).not.toHaveBeenCalled();
});
