const driver = `
public class Main {
  static final class Fresh extends ClassLoader {
    Fresh() { super(Main.class.getClassLoader()); }
    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      if (name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.") || name.startsWith("sun.")) return super.loadClass(name, resolve);
      try (java.io.InputStream bytes = Main.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (bytes == null) return super.loadClass(name, resolve);
        byte[] code = bytes.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (java.io.IOException error) {
        throw new ClassNotFoundException(name, error);
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    java.io.DataInputStream data = new java.io.DataInputStream(new java.io.BufferedInputStream(System.in));
    java.io.PrintStream real = System.out;
    long limit = Math.round(Double.parseDouble(line(data)) * 1000);
    long ends = System.currentTimeMillis() + Math.round(Double.parseDouble(line(data)) * 1000);
    System.setErr(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
    while (System.currentTimeMillis() < ends) {
      String length = line(data);
      if (length == null) break;
      byte[] input = data.readNBytes(Integer.parseInt(length));
      java.io.ByteArrayOutputStream printed = new java.io.ByteArrayOutputStream();
      System.setIn(new java.io.ByteArrayInputStream(input));
      System.setOut(new java.io.PrintStream(printed, true));
      ThreadGroup group = new ThreadGroup("program");
      boolean[] failed = { false };
      Thread program = new Thread(group, () -> {
        try {
          java.lang.reflect.Method start = new Fresh().loadClass("Program__").getDeclaredMethod("main", String[].class);
          start.setAccessible(true);
          start.invoke(null, (Object) new String[0]);
        } catch (Throwable error) {
          failed[0] = true;
        }
      });
      program.setUncaughtExceptionHandler((thread, error) -> failed[0] = true);
      program.start();
      program.join(limit);
      Thread[] others = new Thread[64];
      int count = group.enumerate(others);
      for (int i = 0; i < count; i++) others[i].join(limit);
      boolean hangs = group.activeCount() > 0;
      System.out.flush();
      String kind = hangs ? "hangs" : failed[0] ? "crashes" : "prints";
      real.println(kind + " " + java.util.Base64.getEncoder().encodeToString(printed.toByteArray()));
      real.flush();
      if (hangs) break;
    }
    real.flush();
    Runtime.getRuntime().halt(0);
  }

  static String line(java.io.DataInputStream data) throws java.io.IOException {
    StringBuilder text = new StringBuilder();
    for (int next = data.read(); next != '\\n'; next = data.read()) {
      if (next < 0) return null;
      text.append((char) next);
    }
    return text.toString();
  }
}
`

/** Runs a Java program on many inputs in one JVM. Reloads its classes for each input, so that statics start fresh. */
export const javaDriver = (source: string): string =>
  `${source.replaceAll(/\bpublic\s+((?:final\s+)?class\s+(?:Main|Solution)\b)/g, '$1').replaceAll(/\bMain\b/g, 'Program__')}\n${driver}`
