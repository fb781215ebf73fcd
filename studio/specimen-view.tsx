import type { SpecimenProps } from './load-specimen';
import * as styles from './specimen.styles';

/** A short text with every letter. */
const pangram = 'Gazeta publica hoje breve nota de faxina na quermesse.';

/** Shows type, shape and feedback of a brand's theme: its roles, outside any screen. */
export function SpecimenView({ fonts, amounts }: SpecimenProps) {
  return (
    <main className={styles.page} lang="pt-BR">
      <section className={styles.sheet} aria-label="Tipografia">
        <p className={styles.note}>
          Títulos: {fonts.heading}, peso {fonts.headingWeight}
        </p>
        <h1>{pangram}</h1>
        <h2>{pangram}</h2>
        <h3>{pangram}</h3>
        <p className={styles.note}>Texto: {fonts.body}</p>
        <p>{pangram} ÁÂÃÀÇÉÊÍÓÔÕÚ áâãàçéêíóôõú 0123456789</p>
        <p className={styles.small}>
          {pangram} <a href="#shape">Um link no texto</a>
        </p>
        <p className={styles.figures}>
          {amounts.map((amount) => (
            <span key={amount}>{amount}</span>
          ))}
        </p>
      </section>
      <section className={styles.sheet} aria-label="Forma" id="shape">
        <p className={styles.control}>Um campo</p>
        <p className={styles.button}>Um botão</p>
        <p className={styles.raised}>Um cartão sobre a superfície</p>
        <p className={styles.selected}>Uma opção escolhida</p>
        <p className={styles.success}>Uma mensagem de sucesso</p>
        <p className={styles.alert}>Uma mensagem de atenção</p>
        <p className={styles.error}>Uma mensagem de erro</p>
        <p className={styles.overlay}>A cor do carregamento</p>
      </section>
    </main>
  );
}
