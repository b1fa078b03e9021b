import type { HostileProgram } from './program.ts'

const raw = String.raw
const allowed = ['HOME', 'LANG', 'LC_ALL', 'PATH', 'TMPDIR', 'PWD', 'SHLVL', '_', 'OLDPWD', 'GOMEMLIMIT', 'LC_CTYPE']

/** Nothing from the service's environment may reach a program, whatever it would mean to the language. */
const inherited: HostileProgram[] = (
  [
    [
      'c',
      raw`#include <stdio.h>
#include <string.h>
int main(int argc, char **argv, char **environment) {
  static const char *allowed[] = {${allowed.map((name) => `"${name}="`).join(', ')}};
  for (char **at = environment; *at != NULL; at++) {
    int known = 0;
    for (size_t n = 0; n < sizeof allowed / sizeof *allowed; n++) known |= strncmp(*at, allowed[n], strlen(allowed[n])) == 0;
    if (!known) puts(*at);
  }
  puts("end");
}`,
    ],
    [
      'python',
      `import os\nfor name in os.environ:\n    if name not in ${JSON.stringify(allowed)}: print(name)\nprint("end")\n`,
    ],
    [
      'javascript',
      `for (const name in process.env) if (!${JSON.stringify(allowed)}.includes(name)) console.log(name)\nif (process.execArgv.some((flag) => /require|import|inspect/.test(flag))) console.log(process.execArgv)\nconsole.log("end")\n`,
    ],
    [
      'java',
      `class Main { public static void main(String[] a) { for (var name : System.getenv().keySet()) if (!"${allowed.join(' ')}".contains(name)) System.out.println(name); if (System.getProperty("greenroom.hostile") != null) System.out.println("options"); System.out.println("end"); } }`,
    ],
    [
      'perl',
      `my %known = map { $_ => 1 } qw(${allowed.join(' ')}); for (keys %ENV) { print "$_\\n" unless $known{$_} } print "end\\n";\n`,
    ],
    ['ruby', `puts ENV.keys - %w[${allowed.join(' ')}]\nputs "end"\n`],
    ['bash', `env | cut -d= -f1 | grep -vxE '${allowed.join('|')}'\necho end\n`],
    [
      'php',
      `<?php foreach (getenv() as $name => $value) if (!in_array($name, explode(" ", "${allowed.join(' ')}"))) echo $name, "\\n"; echo "end\\n";\n`,
    ],
  ] as const
).map(([language, source]) => ({ name: 'variables of the service', language, source, expected: 'ACCEPTED' }))

const twice = [{ expected_output: 'end' }, { expected_output: 'end' }]

/** The first test case leaves settings wherever a runtime looks for them. The second one would notice. */
const planted: HostileProgram[] = (
  [
    [
      'python',
      raw`import os, sys
if "greenroom_hostile" in sys.modules or hasattr(sys, "hostile"): print("planted")
for path in ("/tmp/sitecustomize.py", "/tmp/usercustomize.py", "/tmp/os.py", "/tmp/.pythonrc.py", "/tmp/.local/lib/python3/site-packages/usercustomize.py", "/box/os.py", "/box/__pycache__/x"):
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        open(path, "w").write("import sys\nsys.hostile = 1\nprint('planted')\n")
    except OSError: pass
print("end")`,
    ],
    [
      'javascript',
      raw`const fs = require("fs")
if (globalThis.hostile) console.log("planted")
for (const path of ["/tmp/node_modules/fs/index.js", "/tmp/.node_modules/fs.js", "/tmp/.node_libraries/fs.js", "/tmp/package.json", "/box/package.json", "/tmp/.env", "/tmp/.noderc"]) {
  try { fs.mkdirSync(require("path").dirname(path), { recursive: true }); fs.writeFileSync(path, "globalThis.hostile = console.log('planted')") } catch {}
}
process.env.NODE_OPTIONS = "--require=/tmp/.node_modules/fs.js"
console.log("end")`,
    ],
    [
      'ruby',
      raw`puts "planted" if defined?(HOSTILE)
["/tmp/.rubyrc", "/tmp/.irbrc", "/tmp/.gemrc", "/tmp/hostile.rb"].each { |path| File.write(path, "HOSTILE = 1\nputs 'planted'\n") }
ENV["RUBYOPT"] = "-r/tmp/hostile.rb"
puts "end"`,
    ],
    [
      'bash',
      raw`[ -n "$HOSTILE" ] && echo planted
for file in .bashrc .bash_profile .profile .bash_login .inputrc .bash_env; do echo 'export HOSTILE=1; echo planted' > ~/$file; done
export BASH_ENV=~/.bash_env ENV=~/.bash_env LD_PRELOAD=/tmp/hostile.so
echo end`,
    ],
    [
      'perl',
      raw`print "planted\n" if $main::hostile;
mkdir "/tmp/lib";
for my $path ("/tmp/strict.pm", "/tmp/lib/strict.pm", "/tmp/.perlrc", "/tmp/sitecustomize.pl") { open my $f, ">", $path or next; print $f '$main::hostile = 1; print "planted\n"; 1;' }
$ENV{PERL5OPT} = "-Mhostile"; $ENV{PERL5LIB} = "/tmp";
print "end\n";`,
    ],
    [
      'java',
      raw`import java.nio.file.*;
class Main {
  public static void main(String[] a) throws Exception {
    if (System.getProperty("hostile") != null) System.out.println("planted");
    for (var name : new String[] {"/tmp/.java_options", "/tmp/JDK_JAVA_OPTIONS", "/tmp/.hotspotrc", "/tmp/.hotspot_compiler", "/tmp/Main.class"})
      Files.writeString(Path.of(name), "-Dhostile=1");
    System.out.println("end");
  }
}`,
    ],
    [
      'r',
      'if (exists("hostile")) cat("planted\\n")\nfor (name in c(".Rprofile", ".Renviron")) writeLines("hostile <- 1; cat(\'planted\\\\n\')", file.path(Sys.getenv("HOME"), name))\ncat("end\\n")\n',
    ],
  ] as const
).map(([language, source]) => ({
  name: 'settings left for the next test case',
  language,
  source,
  testCases: twice,
  limits: { timeMs: 5_000 },
  expected: 'ACCEPTED',
}))

const preload: HostileProgram[] = [
  {
    name: 'a program that has itself loaded into others',
    language: 'c',
    source: raw`#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
__attribute__((constructor)) static void loaded(void) { if (geteuid() == 0) { puts("loaded as root"); fflush(stdout); } }
int main(void) {
  const char *programs[] = {"/usr/bin/su", "/usr/bin/passwd", "/usr/bin/mount", "/usr/bin/true"};
  setenv("LD_PRELOAD", "/box/a.out", 1);
  setenv("LD_LIBRARY_PATH", "/tmp", 1);
  for (int at = 0; at < 4; at++) {
    if (fork() == 0) {
      close(2);
      execl(programs[at], programs[at], "--version", NULL);
      _exit(0);
    }
    wait(NULL);
  }
  puts("end");
}`,
    expected: ['ACCEPTED', 'WRONG_ANSWER'],
    output: /end\n$/,
    never: /loaded as root/,
  },
  {
    name: 'an annotation processor in its own source',
    language: 'java',
    source: raw`import java.util.*;
import javax.annotation.processing.*;
import javax.lang.model.element.TypeElement;
@SupportedAnnotationTypes("*")
public class Main extends AbstractProcessor {
  static { try { java.nio.file.Files.writeString(java.nio.file.Path.of("/tmp/out/planted"), "planted"); } catch (Exception refused) { } }
  @Override public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) { throw new Error("it ran while it was compiled"); }
  public static void main(String[] a) {
    if (new java.io.File("/box/planted").exists()) System.out.println("planted");
    System.out.println("end");
  }
}`,
    expected: 'ACCEPTED',
    never: /it ran/,
  },
]

export const environmentPrograms: HostileProgram[] = [...inherited, ...planted, ...preload]
