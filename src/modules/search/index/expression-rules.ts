/** The meaning of the parts of an expression of lexemes. */
export interface ExpressionMeaning<Result> {
  /** A lexeme, a prefix, or several of them in brackets with `|` between; empty for an empty expression. */
  terms(terms: string): Result;
  /** At least two. */
  all(operands: Result[]): Result;
  /** At least two. */
  any(operands: Result[]): Result;
}

const tokenPattern = /\((?:'[^']*'(?::\*)?(?: \| )?)+\)|'[^']*'(?::\*)?|[&|()]/g;

/** Reads an expression of lexemes, prefixes, `&`, `|` and brackets: see `Expressions` in search-rules.ts. */
export function readExpression<Result>(expression: string, { terms, all, any }: ExpressionMeaning<Result>): Result {
  const tokens = expression.match(tokenPattern) ?? [];
  let at = 0;
  const readOperand = (): Result => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return terms(token);
    const inner = readAny();
    at++;
    return inner;
  };
  const readSeveral = (sign: string, read: () => Result, join: (operands: Result[]) => Result): Result => {
    const operands = [read()];
    while (tokens[at] === sign) {
      at++;
      operands.push(read());
    }
    return operands.length > 1 ? join(operands) : (operands[0] as Result);
  };
  const readAll = () => readSeveral('&', readOperand, all);
  const readAny = (): Result => readSeveral('|', readAll, any);
  return readAny();
}

/** Splits terms into lexemes, each with whether it is a prefix. */
export function splitTerms(terms: string): { lexeme: string; isPrefix: boolean }[] {
  return (terms.match(/'[^']*'(?::\*)?/g) ?? []).map((term) => ({
    lexeme: term.slice(1, term.lastIndexOf("'")),
    isPrefix: term.endsWith(':*'),
  }));
}
