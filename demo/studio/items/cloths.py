"""The cloths that recloth.py dyes onto the pictures of clothbase.py: each names its images (one per piece of the pose) and the tint of the wall."""
from weaves import *
import bengal, kashmir, paintings
from items.lengths import LENGTHS
from items.quilt import textile
Z = '#d4a848z'
stp = lambda cols, v, w=.006, g=.012: tuple(('band', c, v+i*g, v+i*g+w) for i, c in enumerate(cols))
def kullu(v, s=.09):   # one Kullu band about v
    return (('band', '#c2342f', v-.030, v+.030), ('row', '#e5b53d', 'diamond', v, s, 10), ('row', '#1f6a4a', 'heart', v, s, 10), ('row', '#f0e6d2', 'heart', v, s*.9, 10, 1), ('band', '#e5b53d', v-.036, v-.031), ('band', '#f0e6d2', v-.043, v-.038), ('band', '#2c5f8a', v-.050, v-.045), ('band', '#e5b53d', v+.031, v+.036), ('band', '#f0e6d2', v+.038, v+.043), ('band', '#2c5f8a', v+.045, v+.050), ('row', '#7b3f8c', 'dot', v-.022, .02, 30), ('row', '#f0e6d2', 'dot', v+.022, .02, 30))

T = lambda **kw: lambda: [cloth(**kw)]
S_ = lambda fringe, **kw: lambda: [cloth(**dict(dict(W=1100, H=3600), **kw)), fringe, fringe]
X = lambda kind='print', **kw: (textile(kind, 2048 if kind == 'print' else 1536, **kw), None)
def many(*t): return lambda: [q() if callable(q) else q for q in t]
CLOTHS = {
    **LENGTHS,
    # fold
    'kalamkari-vine': dict(tint='#e3d2b8', cloths=T(ground='#efe3c8', layers=(('vine', '#2a201c', 4), ('vineflower', '#2a201c', 4, .062, 1.08), ('vineflower', '#8e2f27', 4, .062, .92), ('vineflower', '#d9a33c', 4, .062, .42), ('field', '#2c3f63', 'leafpair', .055, 8, 12, True)))),
    'kala-cotton': dict(tint='#cdb397', cloths=T(ground='#ddd0b4', weave='slub', amt=.05)),
    # fold-left
    'bandhani-black': dict(tint='#e6d8c0', cloths=lambda: [X('bandhani', ground='#24090f', dots=('#f3e6c4', '#d9342c'), n=3)]),
    'chanderi-tissue': dict(tint='#cfae92', cloths=T(ground='#ebe1cb', layers=tuple(('band', '#d2ae72z', k/220, k/220+.0021) for k in range(220)))),
    'baluchari': dict(tint='#e0cfb6', cloths=T(ground='#341431', layers=(('field', '#e6d6b4', 'buti', .055, 10, 20, True, -.21, .32), ('band', '#e6d6b4', .335, .342), ('row', '#e6d6b4', 'wave', .36, .04, 24), ('band', '#e6d6b4', .377, .382), ('row', '#e6d6b4', 'arch', .432, .10, 10), ('band', '#e6d6b4', .484, .489), ('row', '#e6d6b4', 'zig', .505, .04, 24), ('band', '#e6d6b4', .52, .524), ('row', '#e6d6b4', 'arch', .575, .10, 10, 1)))),
    'baluchari-pallu': dict(tint='#e0cfb6', cloths=lambda: [bengal.pallu()]),
    'chanderi-across': dict(tint='#cfab92', cloths=T(ground='#ecdfc0', W=2048, H=2048, layers=(('field', '#b9832fz', 'coin', .046, 15, 18, True), ('cols', '#ecdfc0', 0, .10), ('cols', '#ecdfc0', .90, 1), ('cols', '#b9832fz', .022, .082), ('cols', '#b9832fz', .918, .978), ('cols', '#b9832fz', .092, .097), ('cols', '#b9832fz', .903, .908), ('column', '#ecdfc0', 'dot', .052, .012, 60), ('column', '#ecdfc0', 'dot', .948, .012, 60)))),
    'pochampally-across': dict(tint='#e6d4bc', cloths=T(ground='#123f30', W=2048, H=2048, blur=5, layers=tuple(('cols', '#e8dcbc', .12+q*.095-.0022, .12+q*.095+.0022) for q in range(9))+tuple(('band', '#e8dcbc', q/10-.0022, q/10+.0022) for q in range(11))+(('grid', '#e8dcbc', 'elephant', .062, .1675, .095, 8, 10), ('cols', '#9a1a55', 0, .117), ('cols', '#9a1a55', .883, 1), ('cols', '#d4a848', .112, .117), ('cols', '#d4a848', .883, .888)))),
    'chanderi-coin': dict(tint='#cfab92', cloths=T(ground='#ecdfc0', layers=(('field', '#b9832fz', 'coin', .075, 9, 15, True, -.20, .40), ('band', '#b9832fz', .425, .50), ('row', '#ecdfc0', 'dot', .4625, .02, 40), ('band', '#b9832fz', .515, .525), ('band', '#b9832fz', .41, .416)))),
    'pochampally-silk': dict(tint='#e6d4bc', cloths=T(ground='#123f30', W=2048, H=2048, blur=5, layers=tuple(('cols', '#e8dcbc', q/16-.004, q/16+.004) for q in range(1, 16, 2))+tuple(('band', '#e8dcbc', v-.003, v+.003) for v in (.02, .145, .27, .395, .895, .77))+(('field', '#e8dcbc', 'elephant', .085, 8, 5, False, -.23, .395), ('band', '#9a1a55', .42, .62), ('band', '#d4a848', .425, .432)))),
    'kanjivaram-maroon': dict(tint='#e2d2be', cloths=lambda: [tex_brocade(2048, 2048, ground='#6e1029', ground2='#6e1029', zari='#d9ad55', border=(.36, .60), n=9)]),
    'kanjivaram-green': dict(tint='#dccaa4', cloths=lambda: [tex_brocade(2048, 2048, ground='#14503f', ground2='#8a1538', zari='#dcb566', border=(.40, .60), n=7, body='jaal')]),
    # pair
    'maheshwari-pair': dict(tint='#e6d9c6', cloths=many(lambda: cloth('#22366a', amt=.05), lambda: cloth('#c08a24', amt=.05))),
    'mulmul-saree': dict(tint='#e4d5bd', cloths=many(lambda: X(cols=('#f3e7cf', '#d9b98c', '#f3e7cf'), ground='#7c2219', stamp='jaal', cell=256, drop=False), lambda: X(cols=('#5a1518', '#a8362a', '#2a2421'), ground='#f1e6d1', stamp='dot', cell=146))),
    'mul-dohar': dict(tint='#e8dcc8', cloths=many(lambda: X(cols=('#2d4fa0', '#2d4fa0', '#e3ab3c'), ground='#f3ead8', stamp='jaal', cell=256, drop=False), lambda: X(cols=('#17264f', '#2d4fa0', '#e3ab3c'), ground='#f3ead8', stamp='flower', cell=146))),
    # thick
    'kullu-patti': dict(tint='#e2d6c4', cloths=T(ground='#6a6259', weave='twill', second='#877c70', amt=.06)),
    # kantha, quilt, three, runner
    'nakshi-fish': dict(tint='#e4d6c2', cloths=lambda: [bengal.bedcover()]),
    'thorthu': dict(tint='#cdb196', cloths=many(*[(lambda c=c: cloth('#e9dec4', weave='slub', layers=(('band', c, .40, .412), ('band', c, .425, .429)))) for c in ('#b5432f', '#2c4258', '#b5432f')])),
    'striped-runner': dict(tint='#dccab2', cloths=T(ground='#efe5cf', layers=tuple(('band', c, v, v+w) for c, v, w in (('#d9972c', .02, .012), ('#1f5b5b', .05, .02), ('#d9972c', .085, .006), ('#d9972c', .11, .05), ('#1f5b5b', .18, .008), ('#1f5b5b', .20, .008), ('#d9972c', .25, .02), ('#1f5b5b', .30, .045), ('#d9972c', .36, .008), ('#1f5b5b', .39, .012), ('#d9972c', .42, .035), ('#1f5b5b', .475, .008), ('#d9972c', .50, .012), ('#1f5b5b', .53, .03), ('#d9972c', .58, .01), ('#1f5b5b', .61, .04), ('#d9972c', .70, .02), ('#1f5b5b', .76, .01), ('#d9972c', .80, .04), ('#1f5b5b', .88, .02), ('#d9972c', .94, .01))))),
    # stoles
    'kani-ivory': dict(tint='#cbb49c', cloths=lambda: [kashmir.kani(), '#e2d5bc', '#e2d5bc']),
    'sozni-chinar': dict(tint='#e2d4c0', cloths=lambda: [kashmir.sozni(), '#9b8a75', '#9b8a75'], threads=760),
    'bhujodi-black': dict(tint='#e3d2b8', cloths=S_('#b02a2c', ground='#1a1716', layers=(('band', '#b02a2c', .02, .05), ('row', '#f0e6d2', 'zig', .065, .05, 20), ('row', '#f0e6d2', 'drum', .105, .07, 12), ('row', '#e0b03c', 'heart', .105, .07, 12, 1), ('band', '#b02a2c', .135, .142), ('row', '#f0e6d2', 'diamond', .185, .13, 7), ('row', '#b02a2c', 'heart', .185, .13, 7), ('row', '#e0b03c', 'tri', .24, .05, 20), ('band', '#b02a2c', .256, .263), ('field', '#f0e6d2', 'diamond', .09, 4, 4, True, .30, .56), ('field', '#b02a2c', 'heart', .09, 4, 4, True, .30, .56), ('column', '#f0e6d2', 'dot', .5, .03, 90)))),
    'leh-fawn': dict(tint='#dccdb8', cloths=S_('#a98f70', ground='#a98f70', weave='twill', second='#c2ab8c', layers=tuple(('cols', '#ede3d1', u, u+.02) for u in (.10, .14, .84, .88))+(('band', '#ede3d1', .05, .062), ('band', '#ede3d1', .075, .08)))),
    # cushions
    'panja-cushions': dict(tint='#e6dac8', cloths=many(*[q for a, b in (('#c9922e', '#6b2a22'), ('#c9922e', '#6b2a22')) for q in ((lambda a=a, b=b: cloth('#dccfae', layers=(('band', a, 0, .10), ('band', a, .90, 1), ('band', b, .11, .125), ('band', b, .875, .89), ('field', a, 'diamond', .30, 3, 3, False, .12, .88), ('field', b, 'heart', .16, 3, 3, False, .12, .88)))), '#dccfae')])),
    'dabu-floor': dict(tint='#e4d4bf', cloths=many(lambda: X(cols=('#dfd3b8', '#8ea6c4', '#dfd3b8'), ground='#1e3160', stamp='leaf', cell=256), '#1e3160')),
    'panja-cushions-charcoal': dict(tint='#e6dac8', cloths=many(*[q for a, b in (('#45423f', '#b0792a'), ('#45423f', '#b0792a')) for q in ((lambda a=a, b=b: cloth('#dccfae', layers=(('band', a, 0, .10), ('band', a, .90, 1), ('band', b, .11, .125), ('band', b, .875, .89), ('field', a, 'diamond', .30, 3, 3, False, .12, .88), ('field', b, 'heart', .16, 3, 3, False, .12, .88)))), '#dccfae')])),
    'dabu-floor-madder': dict(tint='#e4d4bf', cloths=many(lambda: X(cols=('#ead9b8', '#c98a5c', '#ead9b8'), ground='#7a2a20', stamp='leaf', cell=256), '#7a2a20')),
    # painted sheets
    'madhubani': dict(tint='#dccab2', cloths=lambda: [paintings.madhubani()], threads=0), 'gond': dict(tint='#d9cbb8', cloths=lambda: [paintings.gond()], threads=0), 'pattachitra': dict(tint='#dccbb2', cloths=lambda: [paintings.pattachitra()], threads=0), 'pichwai': dict(tint='#e2d4c0', cloths=lambda: [paintings.pichwai()]),
    'thorthu-two': dict(tint='#cdb196', cloths=many(*[(lambda c=c: cloth('#e9dec4', weave='slub', layers=(('band', c, .40, .412), ('band', c, .425, .429)))) for c in ('#2c4258', '#b5432f')])),
    'thorthu-one': dict(tint='#cdb196', cloths=T(ground='#e9dec4', weave='slub', layers=(('band', '#b5432f', .40, .412), ('band', '#b5432f', .425, .429)))),
    'thorthu-hung': dict(tint='#cdb196', cloths=T(ground='#e9dec4', weave='slub', W=1100, H=3600, layers=(('band', '#b5432f', .014, .019), ('band', '#b5432f', .024, .026)))),
    'chikan': dict(tint='#d2bfa8', cloths=many(lambda: X(cols=('#fdfcf8', '#f7f3ea', '#fdfcf8'), ground='#e0dace', stamp='flower', cell=205), '#ece7da')),
    'chikan-pink': dict(tint='#d2bfa8', cloths=many(lambda: X(cols=('#fdfaf6', '#f5e6e2', '#fdfaf6'), ground='#dcb3b0', stamp='flower', cell=205), '#e6c6c2')),
    'chikan-blue': dict(tint='#d2bfa8', cloths=many(lambda: X(cols=('#fdfaf6', '#e6eef4', '#fdfaf6'), ground='#a9c0d6', stamp='flower', cell=205), '#bccfe0')),
    'mats': dict(tint='#e0d2bd', cloths=many(*[q for c in range(4) for q in ((lambda: cloth('#c9ae72', amt=.06, layers=tuple(('band', '#b0935a', k/56, k/56+.004) for k in range(56))+(('cols', '#6e1f2b', .06, .065), ('cols', '#6e1f2b', .155, .16), ('column', '#6e1f2b', 'diamond', .11, .075, 9), ('cols', '#6e1f2b', .84, .845), ('cols', '#6e1f2b', .935, .94), ('column', '#6e1f2b', 'diamond', .89, .075, 9)))), '#7a2a30')])),
    'kurta-bagru': dict(tint='#d2bfa8', cloths=many(lambda: X(cols=('#5a1518', '#b5432f', '#5d7349'), ground='#f2e6cf', stamp='flower', cell=146), '#8f3b2c')),
    'kurta-indigo': dict(tint='#d8c8b0', cloths=many(lambda: X(cols=('#eee5d2', '#9fb2c9', '#eee5d2'), ground='#22375f', stamp='dot', cell=128), '#eee5d2')),
    'napkin-pair': dict(tint='#e0d2be', cloths=many(*[(lambda: X(cols=('#17264f', '#3a64a8', '#b5432f'), ground='#f3ead8', stamp='flower', cell=192))]*2)),
    'ajrakh-and-leaf': dict(tint='#e6dac8', cloths=many(lambda: X(cols=('#f1e6d0', '#8f2a22', '#f1e6d0'), ground='#1b2a4e', stamp='ajrakh', cell=410, drop=False), '#efe4cc', lambda: X(cols=('#f3e7cf', '#f3e7cf', '#f3e7cf'), ground='#5d7349', stamp='leaf', cell=340), '#efe4cc')),
    'tote-canvas': dict(tint='#d9c6ae', cloths=lambda: [X(cols=('#3a1d17', '#b5432f', '#8a6a2a'), ground='#efe4cc', stamp='paisley', cell=410)], threads=420),
    'potli-flower': dict(tint='#dfcdb4', cloths=lambda: [X(cols=('#17264f', '#3a64a8', '#b5432f'), ground='#f1e6cf', stamp='flower', cell=192)]),
    'buti-both': dict(tint='#e2d6c5', cloths=many(*[q for cols, pipe in ((('#17264f', '#3a64a8', '#b5432f'), '#2a3d6b'), (('#5a1518', '#b5432f', '#5d7349'), '#8a2e22')) for q in ((lambda cols=cols: X(cols=cols, ground='#f3ead8', stamp='paisley', cell=340)), pipe)])),
    'jhabla-flower': dict(tint='#d2bda4', cloths=lambda: [X(cols=('#b5432f', '#d98a7a', '#5d7349'), ground='#f7f1e2', stamp='flower', cell=136)]),
}
