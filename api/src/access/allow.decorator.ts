import { getNamedType, isUnionType, type GraphQLOutputType } from 'graphql';
import { Extensions, UseMiddleware, type MiddlewareFn } from 'type-graphql';
import type { Context } from './context';
import { log } from '../core/log';
import { authorizeToAsk, type Permission } from './policy';
import { Refusal } from '../core/problems';

/**
 * Declares the permission of a root field; a test fails on a field without one. Checks whether the viewer may
 * ask at all; the service decides with the record. Returns a refusal as a member of the field's union. A
 * refusal missing from the union is a bug, which is logged. `inSomeCases` are permissions with a proof that the service
 * checks for some inputs or records; they are printed in schema/access.md, and a test compares them with the service.
 */
export function Allow(permission: Permission, ...inSomeCases: Permission[]): MethodDecorator {
  const check: MiddlewareFn<Context> = async ({ context, info }, next) => {
    try {
      authorizeToAsk(context.viewer, permission);
      return await next();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problem = error.problem.constructor.name;
      const members = membersOf(info.returnType);
      if (members.includes(problem)) return error.problem;
      if (members.length) log.error({ field: info.fieldName, problem }, 'a union lacks a refusal');
      throw error;
    }
  };
  return (target, property, descriptor) => {
    Extensions({ permission, inSomeCases })(
      target,
      property as string,
      descriptor as TypedPropertyDescriptor<unknown>,
    );
    UseMiddleware(check)(target, property as string, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

function membersOf(type: GraphQLOutputType): string[] {
  const union = getNamedType(type);
  return isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
}
